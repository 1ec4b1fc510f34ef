import type { Catalogue } from '../catalogue/Catalogue.ts';
import type { Product } from '../contract.ts';
import { listFacets, subscriberSteps, type CatalogueFilters, type ListFacet } from './CatalogueFilters.ts';
import { facetRows, type FacetRow, type FacetRows } from './facetRows.ts';

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
  const rows = facetRows(catalogue);
  const missOf = createMiss(rows, filters);
  const tally = createTally(rows);
  const products: Product[] = [];
  for (const product of candidates(catalogue, filters, hits)) {
    const row = rows.of(product);
    if (!row) continue;
    const miss = missOf(row);
    if (miss === 'several') continue;
    if (miss === undefined) products.push(product);
    tally.count(row, miss);
  }
  return { products, counts: tally.counts() };
}

type Facet = ListFacet | 'subscribers';

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

/** Tells which filter keeps a service away, if one alone does. */
function createMiss(
  { words }: FacetRows,
  filters: CatalogueFilters,
): (row: FacetRow) => Facet | 'several' | undefined {
  const narrowed = listFacets
    .filter((facet) => filters[facet].size > 0)
    .map((facet) => ({ facet, isChosen: words[facet].map((word) => filters[facet].has(word)) }));
  const most = filters.subscribers ?? Number.POSITIVE_INFINITY;
  return (row) => {
    let miss: Facet | undefined = row.subscribers > most ? 'subscribers' : undefined;
    for (const { facet, isChosen } of narrowed) {
      const places = row[facet];
      // A service that names no platform works with each of them.
      if (facet === 'platform' && places.length === 0) continue;
      if (places.some((place) => isChosen[place])) continue;
      if (miss !== undefined) return 'several';
      miss = facet;
    }
    return miss;
  };
}

/** Counts the services of each choice. One that a single filter keeps away would be there if that were another: only that one counts it. */
function createTally({ words }: FacetRows) {
  const counted: Record<ListFacet, number[]> = {
    category: words.category.map(() => 0),
    platform: words.platform.map(() => 0),
    indicator: words.indicator.map(() => 0),
    access: words.access.map(() => 0),
  };
  /** By the first step that is enough; those that need more come last. */
  const enough = [...subscriberSteps, 'any'].map(() => 0);

  function count(row: FacetRow, onlyMiss: Facet | undefined): void {
    for (const facet of listFacets) {
      if (onlyMiss !== undefined && onlyMiss !== facet) continue;
      for (const place of row[facet]) counted[facet][place]!++;
    }
    if (onlyMiss !== undefined && onlyMiss !== 'subscribers') return;
    const step = subscriberSteps.findIndex((most) => row.subscribers <= most);
    enough[step === -1 ? subscriberSteps.length : step]!++;
  }

  function counts(): FacetCounts {
    const byWord = (facet: ListFacet) =>
      new Map(words[facet].map((word, place) => [word, counted[facet][place]!]));
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
