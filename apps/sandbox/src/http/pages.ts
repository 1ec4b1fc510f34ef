import { invalid } from './HttpError.ts';

/** A page of a list by its number, from 1, and the offset of its first row. @throws 422 for any other number */
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
