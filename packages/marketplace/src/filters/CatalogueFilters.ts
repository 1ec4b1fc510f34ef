import type { CatalogueSearch } from './CatalogueSearch.ts';
import { joinList, splitList } from './lists.ts';

/** How many subscribers the catalogue assumes until the person says otherwise (section 9 of the specification). */
export const defaultSubscribers = 100_000;

/** The steps that are offered. */
export const subscriberSteps = [1_000, 10_000, 100_000, 1_000_000] as const;

/** Fewer characters find nothing and filter nothing. */
export const minimumSearchLength = 3;

/** What may be chosen several times over: one of the chosen is enough. */
export type ListFacet = 'category' | 'platform' | 'indicator' | 'access';
export const listFacets = ['category', 'platform', 'indicator', 'access'] as const satisfies ListFacet[];

/** What the catalogue is narrowed by. */
export interface CatalogueFilters extends Record<ListFacet, ReadonlySet<string>> {
  /** What was typed. */
  text: string;
  /** Services that ask for more subscribers are left out; undefined leaves none out. */
  subscribers: number | undefined;
  /** The slug of a bundle, from the hash of the address. */
  bundle: string | undefined;
  /** The ids that the assistant found, in its order. */
  picked: readonly number[] | undefined;
}

/** What an address asks for. */
export function filtersOf(search: CatalogueSearch, hash = ''): CatalogueFilters {
  const picked = splitList(search.picked).map(Number);
  const bundle = hash || undefined;
  // What somebody chose for the person, or put together as a whole, is shown whole.
  const assumed = picked.length > 0 || bundle ? undefined : defaultSubscribers;
  return {
    text: search.q ?? '',
    category: new Set(splitList(search.category)),
    platform: new Set(splitList(search.platform)),
    indicator: new Set(splitList(search.indicator)),
    access: new Set(splitList(search.access)),
    subscribers: search.subscribers === 'any' ? undefined : (search.subscribers ?? assumed),
    bundle,
    picked: picked.length > 0 ? picked : undefined,
  };
}

/** Whether something of a list is chosen. */
export function hasListFilter(filters: CatalogueFilters): boolean {
  return listFacets.some((facet) => filters[facet].size > 0);
}

/** The address of the catalogue with one choice of a list put in or taken out. */
export function toggled(search: CatalogueSearch, facet: ListFacet, value: string): CatalogueSearch {
  const chosen = new Set(splitList(search[facet]));
  if (!chosen.delete(value)) chosen.add(value);
  return { ...search, [facet]: joinList(chosen) };
}

/** The address with nothing left out: not even what the catalogue assumes by itself. */
export const everything: CatalogueSearch = { subscribers: 'any' };

/** The address of what the assistant found: what was chosen by hand before is taken back. */
export function pickedSearch(ids: readonly number[]): CatalogueSearch {
  const picked = joinList(ids);
  return picked ? { picked } : {};
}

/** Whether a text is long enough to look for. */
export function isSearchable(text: string): boolean {
  return Array.from(text.trim()).length >= minimumSearchLength;
}
