import { addressId, searchList, searchText, wholeNumber } from '@my-air/feature-kit';
import * as v from 'valibot';

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
 * chips follow from an entry here and its texts in `facetTexts`.
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

const facetEntries = Object.fromEntries(facets.map(({ name }) => [name, searchList(v.string())]));

/** The search parameters of the catalogue; of a facet, each chosen value. */
export const CatalogueSearch = v.object({
  // SAFETY: there is an entry for each name of the table.
  ...(facetEntries as Record<FacetName, ReturnType<typeof searchList<v.StringSchema<undefined>>>>),
  q: searchText,
  /** The most subscribers that a service may ask for; `any` removes the default. */
  subscribers: v.fallback(v.optional(v.union([v.literal('any'), wholeNumber])), undefined),
  /** The ids that the assistant found. */
  picked: searchList(addressId),
});
export type CatalogueSearch = v.InferOutput<typeof CatalogueSearch>;

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

/** The address of the catalogue with one choice of a facet put in or taken out. */
export function toggled(search: CatalogueSearch, facet: FacetName, value: string): CatalogueSearch {
  const chosen = new Set(search[facet]);
  if (!chosen.delete(value)) chosen.add(value);
  return { ...search, [facet]: chosen.size > 0 ? [...chosen] : undefined };
}

/** The search parameters that show all services, without the assumed number of subscribers. */
export const everything: CatalogueSearch = { subscribers: 'any' };

/** The search parameters of the assistant's choice; the user's own filters are removed. */
export function pickedSearch(ids: readonly number[]): CatalogueSearch {
  return ids.length > 0 ? { picked: [...ids] } : {};
}

/** Whether a text is long enough to search for. */
export function isSearchable(text: string): boolean {
  return Array.from(text.trim()).length >= minimumSearchLength;
}
