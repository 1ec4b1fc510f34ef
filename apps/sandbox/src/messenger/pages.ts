import { invalid } from '../http/HttpError.ts';

/** The number of a page, from an address. */
export function pageOf(page = 1): number {
  if (!Number.isInteger(page) || page < 1 || page > 1_000_000) {
    throw invalid({ page: ['The page field must be a whole number, at least 1.'] });
  }
  return page;
}

/** The number of the last page; an empty list has one page too. */
export function lastPageOf(count: number, perPage: number): number {
  return Math.max(1, Math.ceil(count / perPage));
}
