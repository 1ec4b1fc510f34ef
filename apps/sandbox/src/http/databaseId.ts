import { notFound } from './HttpError.ts';
import { wholeNumber } from './wholeNumber.ts';

/** Whether a number can name a row: PostgreSQL's serial numbers start at 1 and have four bytes. */
export function isDatabaseId(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value < 2 ** 31;
}

/** The number of a row from an address; anything else matches no row. */
export function databaseId(text: string): number {
  const id = wholeNumber(text);
  if (id === undefined || !isDatabaseId(id)) throw notFound();
  return id;
}
