import { seededRandom } from '../random/seededRandom.ts';
import type { SettingsStore } from '../settings/Settings.ts';
import { invalid } from './HttpError.ts';
import { english } from './sentences.ts';

/** In a rough world, one page in so many is shorter than was asked for. */
const shortEach = 5;

/** A page of a list: its number, from 1, how long pages are, and which rows it has. */
export interface Page {
  readonly page: number;
  /** How many rows a page has at most. */
  readonly perPage: number;
  /** How many rows this page has at most. */
  readonly size: number;
  readonly offset: number;
  /** How many rows a page has at most, by its number. */
  readonly sizeOf: (page: number) => number;
}

/**
 * A page of a list by its number. In a rough world some pages are short, always the same ones, and the next page begins
 * behind them: nothing is lost or doubled, `per_page` stays the most that a page has, and `last_page` counts as many
 * pages as there are. @throws 422 for a number that is none
 */
export function pageOf(
  page = 1,
  perPage = 50,
  { settings }: { settings?: Pick<SettingsStore, 'current'> } = {},
): Page {
  if (!Number.isInteger(page) || page < 1 || page > 1_000_000) {
    throw invalid({ page: [english('The page field must be a whole number, at least 1.')] });
  }
  const rough = settings?.current().rough;
  if (!rough) return { page, perPage, size: perPage, offset: (page - 1) * perPage, sizeOf: () => perPage };
  const sizeOf = (number: number) => roughSize(rough.seed, number, perPage);
  let offset = 0;
  for (let before = 1; before < page; before += 1) offset += sizeOf(before);
  return { page, perPage, size: sizeOf(page), offset, sizeOf };
}

/** The numbers of a page in the answer of a list; an empty list has one page too. */
export function metaOf(total: number, { page, perPage, sizeOf }: Page) {
  let last = 1;
  for (let rows = sizeOf(1); rows < total; rows += sizeOf(last)) last += 1;
  return { current_page: page, last_page: last, per_page: perPage };
}

/** From a third to nine tenths of a page, for one page in five. */
function roughSize(seed: number, page: number, perPage: number): number {
  const random = seededRandom(seed + page * 7_919);
  return random() < 1 / shortEach ? Math.max(1, Math.floor(perPage * (0.33 + 0.57 * random()))) : perPage;
}
