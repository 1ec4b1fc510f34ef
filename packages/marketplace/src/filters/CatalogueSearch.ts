/**
 * The search parameters of the catalogue. Lists are written with commas; values that make no sense are
 * dropped.
 */
export interface CatalogueSearch {
  q?: string | undefined;
  category?: string | undefined;
  platform?: string | undefined;
  /** The most subscribers that a service may ask for; `any` removes the default. */
  subscribers?: number | 'any' | undefined;
  indicator?: string | undefined;
  access?: string | undefined;
  /** The ids that the assistant found. */
  picked?: string | undefined;
}

const listNames = ['category', 'platform', 'indicator', 'access'] as const;
const word = /^[\p{L}\p{N}_-]{1,64}$/u;
const longestText = 100;
const longestList = 50;

/** Reads the query of an address. */
export function parseCatalogueSearch(query: Readonly<Record<string, unknown>>): CatalogueSearch {
  const search: CatalogueSearch = {};
  // A text of digits has been made a number by the parser of the address.
  const text = isText(query.q) ? Array.from(String(query.q)).slice(0, longestText).join('') : '';
  if (text !== '') search.q = text;
  for (const name of listNames) {
    const list = parseList(query[name], word);
    if (list !== '') search[name] = list;
  }
  const picked = parseList(query.picked, /^\d{1,10}$/);
  if (picked !== '') search.picked = picked;
  const subscribers = parseSubscribers(query.subscribers);
  if (subscribers !== undefined) search.subscribers = subscribers;
  return search;
}

function parseList(value: unknown, pattern: RegExp): string {
  if (!isText(value)) return '';
  const words = String(value)
    .split(',')
    .filter((entry) => pattern.test(entry));
  return [...new Set(words)].slice(0, longestList).join(',');
}

function parseSubscribers(value: unknown): number | 'any' | undefined {
  if (value === 'any') return 'any';
  const count = Number(value);
  return isText(value) && Number.isSafeInteger(count) && count > 0 ? count : undefined;
}

function isText(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}
