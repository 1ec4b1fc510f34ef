interface Paged {
  meta?: { last_page?: number | null | undefined } | null | undefined;
}

/** The options of an infinite query whose pages have numbers; without the number of the last page there is one. */
export const byPageNumber = {
  initialPageParam: 1,
  getNextPageParam: (last: Paged | null, _: unknown, page: number) =>
    page < (last?.meta?.last_page ?? page) ? page + 1 : undefined,
};

/** The rows of all pages, each once: one that slipped to the next page while another came is on both. */
export function uniqueRows<Row>(rows: readonly Row[], keyOf: (row: Row) => string): readonly Row[] {
  return [...new Map(rows.map((row) => [keyOf(row), row])).values()];
}
