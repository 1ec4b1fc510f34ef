import type { Product } from '../contract.ts';

/** A service as the facets see it. */
export interface FacetedProduct {
  product: Product;
  /** The slugs of its categories. */
  categories: readonly string[];
  /** The platforms that it works with; empty when it does not matter. */
  platforms: readonly string[];
}

/** A filter with several values: a service passes with any one of the chosen values. */
export interface Facet {
  /** Its search parameter, and the key of its texts in `facetTexts`. */
  name: string;
  /** The values of a service. */
  valuesOf: (service: FacetedProduct) => readonly string[];
  /** Whether a service without a value passes each choice, and is counted for each. @default false */
  passesWithout?: boolean;
}

/**
 * The facets, in the order of the panel. The search parameters, the filters, the counts, the panel and the
 * chips follow from an entry here and its texts in `facetTexts`. The routes bring this module along to every
 * first screen: it imports types alone.
 */
export const facets = [
  { name: 'category', valuesOf: ({ categories }) => categories },
  { name: 'platform', valuesOf: ({ platforms }) => platforms, passesWithout: true },
  { name: 'indicator', valuesOf: ({ product }) => product.affected_indicators ?? [] },
  { name: 'access', valuesOf: ({ product }) => [product.access ?? 'anyone'] },
] as const satisfies readonly Facet[];

export type FacetName = (typeof facets)[number]['name'];

/** A facet of the table. */
export type TableFacet = Facet & { name: FacetName };

/**
 * The search parameters of the catalogue. Lists are written with commas; values that make no sense are
 * dropped.
 */
export interface CatalogueSearch extends Partial<Record<FacetName, string | undefined>> {
  q?: string | undefined;
  /** The most subscribers that a service may ask for; `any` removes the default. */
  subscribers?: number | 'any' | undefined;
  /** The ids that the assistant found. */
  picked?: string | undefined;
}

/** The filters of the catalogue. */
export interface CatalogueFilters extends Record<FacetName, ReadonlySet<string>> {
  /** The typed text. */
  text: string;
  /** Services that ask for more subscribers are left out; undefined leaves none out. */
  subscribers: number | undefined;
  /** The slug of a bundle, from the hash of the address. */
  bundle: string | undefined;
  /** The ids that the assistant found, in its order. */
  picked: readonly number[] | undefined;
}

/** Fewer characters find nothing and filter nothing. */
const minimumSearchLength = 3;

const word = /^[\p{L}\p{N}_-]{1,64}$/u;
const longestText = 100;
const longestList = 50;

/** Reads the query of an address. */
export function parseCatalogueSearch(query: Readonly<Record<string, unknown>>): CatalogueSearch {
  const search: CatalogueSearch = {};
  // A text of digits has been made a number by the parser of the address.
  const text = isText(query.q) ? Array.from(String(query.q)).slice(0, longestText).join('') : '';
  if (text !== '') search.q = text;
  for (const { name } of facets) {
    const list = parseList(query[name], word);
    if (list !== '') search[name] = list;
  }
  const picked = parseList(query.picked, /^\d{1,10}$/);
  if (picked !== '') search.picked = picked;
  const subscribers = parseSubscribers(query.subscribers);
  if (subscribers !== undefined) search.subscribers = subscribers;
  return search;
}

/** The address of the catalogue with one choice of a facet put in or taken out. */
export function toggled(search: CatalogueSearch, facet: FacetName, value: string): CatalogueSearch {
  const chosen = new Set(splitList(search[facet]));
  if (!chosen.delete(value)) chosen.add(value);
  return { ...search, [facet]: joinList(chosen) };
}

/** The search parameters that show all services, without the assumed number of subscribers. */
export const everything: CatalogueSearch = { subscribers: 'any' };

/** The search parameters of the assistant's choice; the user's own filters are removed. */
export function pickedSearch(ids: readonly number[]): CatalogueSearch {
  const picked = joinList(ids);
  return picked ? { picked } : {};
}

/** Whether a text is long enough to search for. */
export function isSearchable(text: string): boolean {
  return Array.from(text.trim()).length >= minimumSearchLength;
}

/** The words of a list. */
export function splitList(list: string | undefined): readonly string[] {
  return list ? list.split(',') : [];
}

/** A list as the address writes it; undefined when it is empty. */
function joinList(words: Iterable<string | number>): string | undefined {
  return [...words].join(',') || undefined;
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
