import type { Catalogue } from '../catalogue/Catalogue.ts';
import type { Product } from '../contract.ts';
import { platformsOf } from '../offer/channelFit.ts';
import {
  facets,
  type CatalogueFilters,
  type CatalogueSearch,
  type FacetedProduct,
  type FacetName,
  type TableFacet,
} from './CatalogueSearch.ts';

/**
 * The number of subscribers that the catalogue assumes until the user chooses another (section 9 of the
 * specification).
 */
const defaultSubscribers = 100_000;

/** The steps that are offered. */
export const subscriberSteps = [1_000, 10_000, 100_000, 1_000_000] as const;

/** The filters that an address asks for. */
export function filtersOf(search: CatalogueSearch, hash = ''): CatalogueFilters {
  const { picked } = search;
  const bundle = hash || undefined;
  // A list chosen by the assistant, or put together as a bundle, is shown whole.
  const assumed = picked || bundle ? undefined : defaultSubscribers;
  return {
    ...perFacet((name) => new Set(search[name])),
    text: search.q ?? '',
    subscribers: search.subscribers === 'any' ? undefined : (search.subscribers ?? assumed),
    bundle,
    picked,
  };
}

/** A value for each facet. */
function perFacet<Value>(valueOf: (name: FacetName, facet: TableFacet) => Value): Record<FacetName, Value> {
  const entries = facets.map((facet) => [facet.name, valueOf(facet.name, facet)]);
  // SAFETY: there is an entry for each name of the table.
  return Object.fromEntries(entries) as Record<FacetName, Value>;
}

/** Whether a value of a facet is chosen. */
export function hasFacet(filters: CatalogueFilters): boolean {
  return facets.some(({ name }) => filters[name].size > 0);
}

/** The number of services that each choice would show, with all the other filters as they are. */
export interface FacetCounts extends Record<FacetName, ReadonlyMap<string, number>> {
  /** By the step; `any` is without one. */
  subscribers: ReadonlyMap<number | 'any', number>;
}

/** The services to show, and the counts of the other choices. */
export interface CatalogueView {
  products: readonly Product[];
  counts: FacetCounts;
}

/**
 * The services that pass all filters. `hits`: the ids that the text found, the best first; undefined without
 * a searched text.
 */
export function applyFilters(
  catalogue: Catalogue,
  filters: CatalogueFilters,
  hits?: readonly number[],
): CatalogueView {
  const services = candidates(catalogue, filters, hits).map((product) => facetedOf(catalogue, product));
  /** The services that pass every filter, or every one but the one that is left out. */
  const passing = (leftOut?: FacetName | 'subscribers') =>
    services.filter(
      (service) =>
        facets.every((facet) => facet.name === leftOut || passes(service, facet, filters[facet.name])) &&
        (leftOut === 'subscribers' || asksAtMost(service, filters.subscribers)),
    );
  const anySize = passing('subscribers');

  return {
    products: passing().map(({ product }) => product),
    counts: {
      ...perFacet((name, facet) => countValues(catalogue, facet, passing(name))),
      subscribers: new Map(
        ([...subscriberSteps, 'any'] as const).map((step) => [
          step,
          anySize.filter((service) => asksAtMost(service, step === 'any' ? undefined : step)).length,
        ]),
      ),
    },
  };
}

function passes(
  service: FacetedProduct,
  { valuesOf, passesWithout }: TableFacet,
  chosen: ReadonlySet<string>,
) {
  if (chosen.size === 0) return true;
  const values = valuesOf(service);
  return (passesWithout && values.length === 0) || values.some((value) => chosen.has(value));
}

function asksAtMost({ product }: FacetedProduct, subscribers = Number.POSITIVE_INFINITY): boolean {
  return (product.subscribers_requirement ?? 0) <= subscribers;
}

/** The number of services with each value of a facet that the catalogue has; one that passes without a value counts for each. */
function countValues(
  catalogue: Catalogue,
  { valuesOf, passesWithout }: TableFacet,
  services: readonly FacetedProduct[],
): ReadonlyMap<string, number> {
  const values = new Set(catalogue.products.flatMap((product) => valuesOf(facetedOf(catalogue, product))));
  const onEach = passesWithout ? services.filter((service) => valuesOf(service).length === 0).length : 0;
  const counts = new Map([...values].map((value) => [value, onEach]));
  for (const value of services.flatMap(valuesOf)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

function facetedOf({ categoriesOf }: Catalogue, product: Product): FacetedProduct {
  return {
    product,
    categories: categoriesOf.get(product.id)?.map(({ slug }) => slug) ?? [],
    platforms: platformsOf(product),
  };
}

/** The services that pass the text, the bundle and the assistant's choice, in the order to show. */
function candidates(
  { products, byId, bundles }: Catalogue,
  { bundle, picked }: CatalogueFilters,
  hits: readonly number[] | undefined,
): readonly Product[] {
  const bundled = bundle === undefined ? undefined : bundles.find(({ slug }) => slug === bundle)?.productIds;
  const lists = [hits, picked, bundled].filter((list) => list !== undefined);
  const [first, ...others] = lists;
  if (!first) return products.toSorted((one, other) => Number(isPinned(other)) - Number(isPinned(one)));
  return first.flatMap((id) => {
    const product = byId.get(id);
    return product && others.every((list) => list.includes(id)) ? [product] : [];
  });
}

const isPinned = ({ is_pinned }: Product) => is_pinned === true;
