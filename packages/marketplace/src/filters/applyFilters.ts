import type { Catalogue } from '../catalogue/Catalogue.ts';
import type { Product } from '../contract.ts';
import { platformsOf } from '../offer/channelFit.ts';
import { subscriberSteps, type CatalogueFilters, type ListFacet } from './CatalogueFilters.ts';

/** How many services each choice would show, with all the other filters as they are. */
export interface FacetCounts extends Record<ListFacet, ReadonlyMap<string, number>> {
  /** By the step; `any` is without one. */
  subscribers: ReadonlyMap<number | 'any', number>;
}

/** What is shown, and what more there would be. */
export interface CatalogueView {
  products: readonly Product[];
  counts: FacetCounts;
}

/** The services that pass all filters. `hits`: the ids that the text found, the best first; undefined when none is looked for. */
export function applyFilters(
  catalogue: Catalogue,
  filters: CatalogueFilters,
  hits?: readonly number[],
): CatalogueView {
  const counts = emptyCounts();
  const products: Product[] = [];
  for (const product of candidates(catalogue, filters, hits)) {
    const values = valuesOf(catalogue, product);
    const misses = missesOf(values, filters);
    if (misses.length === 0) products.push(product);
    // With one miss the service would be there if that filter alone were another, so only that one counts it.
    if (misses.length <= 1) count(counts, values, misses[0]);
  }
  return { products, counts };
}

type Facet = ListFacet | 'subscribers';
type Values = Readonly<Record<ListFacet, readonly string[]>> & { subscribers: number };

const listFacets = ['category', 'platform', 'indicator', 'access'] as const;

/** What the text, the bundle and the assistant leave, in the order to show. */
function candidates(
  { products, byId, bundles }: Catalogue,
  { bundle, picked }: CatalogueFilters,
  hits: readonly number[] | undefined,
): readonly Product[] {
  const bundled = bundle === undefined ? undefined : bundles.find(({ slug }) => slug === bundle)?.productIds;
  const lists = [hits, picked, bundled].filter((list) => list !== undefined);
  const [first, ...others] = lists;
  if (!first) return pinnedFirst(products);
  const wanted = others.map((list) => new Set(list));
  return first.flatMap((id) => {
    const product = byId.get(id);
    return product && wanted.every((list) => list.has(id)) ? [product] : [];
  });
}

function pinnedFirst(products: readonly Product[]): readonly Product[] {
  if (!products.some(({ is_pinned }) => is_pinned)) return products;
  return [
    ...products.filter(({ is_pinned }) => is_pinned),
    ...products.filter(({ is_pinned }) => !is_pinned),
  ];
}

function valuesOf({ categoriesOf }: Catalogue, product: Product): Values {
  return {
    category: categoriesOf.get(product.id)?.map(({ slug }) => slug) ?? [],
    platform: platformsOf(product),
    indicator: product.affected_indicators ?? [],
    access: [product.access ?? 'anyone'],
    subscribers: product.subscribers_requirement ?? 0,
  };
}

function missesOf(values: Values, filters: CatalogueFilters): readonly Facet[] {
  const misses: Facet[] = listFacets.filter((facet) => !passes(values, filters, facet));
  if (filters.subscribers !== undefined && values.subscribers > filters.subscribers)
    misses.push('subscribers');
  return misses;
}

function passes(values: Values, filters: CatalogueFilters, facet: ListFacet): boolean {
  const chosen = filters[facet];
  if (chosen.size === 0) return true;
  // A service that names no platform works with each of them.
  if (facet === 'platform' && values.platform.length === 0) return true;
  return values[facet].some((value) => chosen.has(value));
}

interface MutableCounts extends Record<ListFacet, Map<string, number>> {
  subscribers: Map<number | 'any', number>;
}

function emptyCounts(): MutableCounts {
  return {
    category: new Map(),
    platform: new Map(),
    indicator: new Map(),
    access: new Map(),
    subscribers: new Map(),
  };
}

function count(counts: MutableCounts, values: Values, onlyMiss: Facet | undefined): void {
  for (const facet of listFacets) {
    if (onlyMiss !== undefined && onlyMiss !== facet) continue;
    for (const value of values[facet]) counts[facet].set(value, (counts[facet].get(value) ?? 0) + 1);
  }
  if (onlyMiss !== undefined && onlyMiss !== 'subscribers') return;
  for (const step of [...subscriberSteps, 'any'] as const) {
    if (step !== 'any' && values.subscribers > step) continue;
    counts.subscribers.set(step, (counts.subscribers.get(step) ?? 0) + 1);
  }
}
