import { notFound } from './HttpError.ts';

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

/** The number that decimal digits write; undefined for everything else, also for what JavaScript takes, such as `0x1`. */
export function wholeNumber(text: string): number | undefined {
  return /^(?:0|[1-9]\d{0,14})$/.test(text) ? Number(text) : undefined;
}
