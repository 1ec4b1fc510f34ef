import type { CatalogueSearch } from './CatalogueSearch.ts';
import { joinList, splitList } from './lists.ts';

/**
 * The number of subscribers that the catalogue assumes until the user chooses another (section 9 of the
 * specification).
 */
export const defaultSubscribers = 100_000;

/** The steps that are offered. */
export const subscriberSteps = [1_000, 10_000, 100_000, 1_000_000] as const;

/** Fewer characters find nothing and filter nothing. */
export const minimumSearchLength = 3;

/** The filters with several values: a service passes with any one of the chosen values. */
export type ListFacet = 'category' | 'platform' | 'indicator' | 'access';
export const listFacets = ['category', 'platform', 'indicator', 'access'] as const satisfies ListFacet[];

/** The filters of the catalogue. */
export interface CatalogueFilters extends Record<ListFacet, ReadonlySet<string>> {
  /** The typed text. */
  text: string;
  /** Services that ask for more subscribers are left out; undefined leaves none out. */
  subscribers: number | undefined;
  /** The slug of a bundle, from the hash of the address. */
  bundle: string | undefined;
  /** The ids that the assistant found, in its order. */
  picked: readonly number[] | undefined;
}

/** The filters that an address asks for. */
export function filtersOf(search: CatalogueSearch, hash = ''): CatalogueFilters {
  const picked = splitList(search.picked).map(Number);
  const bundle = hash || undefined;
  // A list chosen by the assistant, or put together as a bundle, is shown whole.
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
