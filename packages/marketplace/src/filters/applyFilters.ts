import type { Catalogue } from '../catalogue/Catalogue.ts';
import type { Product } from '../contract.ts';
import { platformsOf } from '../offer/channelFit.ts';
import {
  facets,
  type CatalogueFilters,
  type CatalogueSearch,
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

/** A value for each facet; `place` is the facet's place in the table. */
function perFacet<Value>(valueOf: (name: FacetName, place: number) => Value): Record<FacetName, Value> {
  const entries = facets.map(({ name }, place) => [name, valueOf(name, place)]);
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
const bySubscribers = -3;

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
  const narrowed = facets.flatMap(({ name, passesWithout = false }: TableFacet, facet) =>
    filters[name].size > 0
      ? [{ facet, passesWithout, isChosen: words[facet]!.map((word) => filters[name].has(word)) }]
      : [],
  );
  const limit = filters.subscribers ?? Number.POSITIVE_INFINITY;
  return (row) => {
    let miss = subscribers[row]! > limit ? bySubscribers : none;
    for (const { facet, passesWithout, isChosen } of narrowed) {
      const start = starts[row * facets.length + facet]!;
      const end = starts[row * facets.length + facet + 1]!;
      let isThere = passesWithout && start === end;
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
  const passesWithout = facets.map((facet: TableFacet) => facet.passesWithout ?? false);
  /** The services without a value, which are shown, and counted, for each value of their facet. */
  const onEach = new Uint32Array(facets.length);
  /** By the first step that is enough; those that need more come last. */
  const enough = new Uint32Array(subscriberSteps.length + 1);

  function count(row: number, miss: number): void {
    for (let facet = 0; facet < counted.length; facet++) {
      if (miss !== none && miss !== facet) continue;
      const start = starts[row * facets.length + facet]!;
      const end = starts[row * facets.length + facet + 1]!;
      if (start === end && passesWithout[facet]!) onEach[facet]!++;
      for (let at = start; at < end; at++) counted[facet]![places[at]!]!++;
    }
    if (miss !== none && miss !== bySubscribers) return;
    let step = 0;
    while (step < subscriberSteps.length && subscribers[row]! > subscriberSteps[step]!) step++;
    enough[step]!++;
  }

  function counts(): FacetCounts {
    let sum = 0;
    return {
      ...perFacet(
        (_, facet) =>
          new Map(
            words[facet]!.map((word, place) => [word, counted[facet]![place]! + onEach[facet]!] as const),
          ),
      ),
      subscribers: new Map(
        ([...subscriberSteps, 'any'] as const).map((step, place) => [step, (sum += enough[place]!)]),
      ),
    };
  }
  return { count, counts };
}

/**
 * The facets by which the services of a catalogue are filtered and counted, in typed arrays: words are
 * numbers, the places of their facet's list. The words of a service's facet stand in `places` from
 * `starts[row * facets.length + facet]` up to the next start.
 */
interface FacetRows {
  /** All words of each facet, in the order of `facets`. */
  words: readonly (readonly string[])[];
  /** The row of each service, by its id. */
  rowOf: ReadonlyMap<number, number>;
  starts: Uint32Array;
  places: Uint32Array;
  /** The number of subscribers that each service asks for. */
  subscribers: Float64Array;
}

const known = new WeakMap<Catalogue, FacetRows>();

/** The rows of a catalogue, made once: with ten thousand services, comparing words would take longer than drawing. */
export function facetRows(catalogue: Catalogue): FacetRows {
  const rows = known.get(catalogue) ?? makeRows(catalogue);
  known.set(catalogue, rows);
  return rows;
}

function makeRows({ byId, categoriesOf }: Catalogue): FacetRows {
  const dictionaries = facets.map(() => new Map<string, number>());
  const rowOf = new Map<number, number>();
  const starts = new Uint32Array(byId.size * facets.length + 1);
  const places: number[] = [];
  const subscribers = new Float64Array(byId.size);
  let start = 0;
  for (const [id, product] of byId) {
    subscribers[rowOf.size] = product.subscribers_requirement ?? 0;
    rowOf.set(id, rowOf.size);
    const service = {
      product,
      categories: categoriesOf.get(id)?.map(({ slug }) => slug) ?? [],
      platforms: platformsOf(product),
    };
    for (const [facet, { valuesOf }] of facets.entries()) {
      const dictionary = dictionaries[facet]!;
      for (const word of valuesOf(service)) {
        let place = dictionary.get(word);
        if (place === undefined) {
          place = dictionary.size;
          dictionary.set(word, place);
        }
        places.push(place);
      }
      start += 1;
      starts[start] = places.length;
    }
  }
  return {
    words: dictionaries.map((dictionary) => [...dictionary.keys()]),
    rowOf,
    starts,
    places: Uint32Array.from(places),
    subscribers,
  };
}
