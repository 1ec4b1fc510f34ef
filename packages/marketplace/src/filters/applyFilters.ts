import type { Catalogue } from '../catalogue/Catalogue.ts';
import type { Product } from '../contract.ts';
import { listFacets, subscriberSteps, type CatalogueFilters, type ListFacet } from './CatalogueFilters.ts';
import { facetRows, type FacetRows } from './facetRows.ts';

/** The number of services that each choice would show, with all the other filters as they are. */
export interface FacetCounts extends Record<ListFacet, ReadonlyMap<string, number>> {
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
  const rows = facetRows(catalogue);
  const missOf = createMiss(rows, filters);
  const tally = createTally(rows);
  const products: Product[] = [];
  for (const product of candidates(catalogue, filters, hits)) {
    const row = rows.rowOf.get(product.id);
    if (row === undefined) continue;
    const miss = missOf(row);
    if (miss === several) continue;
    if (miss === none) products.push(product);
    tally.count(row, miss);
  }
  return { products, counts: tally.counts() };
}

/** The filter that keeps a service away: the place of a facet, or one of these. */
const none = -1;
const several = -2;
const bySubscribers = listFacets.length;
const platformFacet = listFacets.indexOf('platform');

/** The services that pass the text, the bundle and the assistant's choice, in the order to show. */
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

const ordered = new WeakMap<readonly Product[], readonly Product[]>();

/** In order once for each list, because a filter waits for it. */
function pinnedFirst(products: readonly Product[]): readonly Product[] {
  const known = ordered.get(products);
  if (known) return known;
  const order = [
    ...products.filter(({ is_pinned }) => is_pinned),
    ...products.filter(({ is_pinned }) => !is_pinned),
  ];
  ordered.set(products, order);
  return order;
}

/** Tells which filter keeps a service away, if one alone does. */
function createMiss(
  { words, starts, places, subscribers }: FacetRows,
  filters: CatalogueFilters,
): (row: number) => number {
  const narrowed = listFacets.flatMap((name, facet) =>
    filters[name].size > 0 ? [{ facet, isChosen: words[facet]!.map((word) => filters[name].has(word)) }] : [],
  );
  const most = filters.subscribers ?? Number.POSITIVE_INFINITY;
  return (row) => {
    let miss = subscribers[row]! > most ? bySubscribers : none;
    for (const { facet, isChosen } of narrowed) {
      const start = starts[row * listFacets.length + facet]!;
      const end = starts[row * listFacets.length + facet + 1]!;
      // A service that names no platform works with each of them.
      let isThere = facet === platformFacet && start === end;
      for (let at = start; at < end && !isThere; at++) isThere = isChosen[places[at]!]!;
      if (isThere) continue;
      if (miss !== none) return several;
      miss = facet;
    }
    return miss;
  };
}

/** Counts the services of each choice. One that a single filter keeps away would be there if that were another: only that one counts it. */
function createTally({ words, starts, places, subscribers }: FacetRows) {
  const counted = words.map((list) => new Uint32Array(list.length));
  /** Services that name no platform are shown for each of them, and counted for each. */
  let onEach = 0;
  /** By the first step that is enough; those that need more come last. */
  const enough = new Uint32Array(subscriberSteps.length + 1);

  function count(row: number, miss: number): void {
    for (let facet = 0; facet < counted.length; facet++) {
      if (miss !== none && miss !== facet) continue;
      const start = starts[row * listFacets.length + facet]!;
      const end = starts[row * listFacets.length + facet + 1]!;
      if (facet === platformFacet && start === end) onEach += 1;
      for (let at = start; at < end; at++) counted[facet]![places[at]!]!++;
    }
    if (miss !== none && miss !== bySubscribers) return;
    let step = 0;
    while (step < subscriberSteps.length && subscribers[row]! > subscriberSteps[step]!) step++;
    enough[step]!++;
  }

  function counts(): FacetCounts {
    const byWord = (name: ListFacet) => {
      const facet = listFacets.indexOf(name);
      const more = facet === platformFacet ? onEach : 0;
      return new Map(words[facet]!.map((word, place) => [word, counted[facet]![place]! + more]));
    };
    let sum = 0;
    return {
      category: byWord('category'),
      platform: byWord('platform'),
      indicator: byWord('indicator'),
      access: byWord('access'),
      subscribers: new Map(
        ([...subscriberSteps, 'any'] as const).map((step, place) => [step, (sum += enough[place]!)]),
      ),
    };
  }
  return { count, counts };
}
