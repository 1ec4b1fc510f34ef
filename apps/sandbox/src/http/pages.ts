import { invalid } from './HttpError.ts';

/** Which rows a page holds; the first page is 1. @throws 422 for what is no number of a page */
export function pageOf(page = 1, perPage = 50) {
  if (!Number.isInteger(page) || page < 1 || page > 1_000_000) {
    throw invalid({ page: ['The page field must be a whole number, at least 1.'] });
  }
  return { page, perPage, offset: (page - 1) * perPage };
}

/** The numbers of a page in the answer of a list; an empty list has one page too. */
export function metaOf(total: number, { page, perPage }: { page: number; perPage: number }) {
  return { current_page: page, last_page: Math.max(1, Math.ceil(total / perPage)), per_page: perPage };
}
