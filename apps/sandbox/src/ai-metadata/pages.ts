/** Which rows a page holds; the first page is 1. */
export function pageOf(page = 1, perPage = 50) {
  return { page, perPage, offset: (page - 1) * perPage };
}

/** The page numbers in the answer of a list. */
export function metaOf(total: number, page: number, perPage: number) {
  return { current_page: page, last_page: Math.max(1, Math.ceil(total / perPage)), per_page: perPage, total };
}
