import type { Catalogue } from '../catalogue/Catalogue.ts';
import type { Product } from '../contract.ts';
import { platformsOf } from '../offer/channelFit.ts';
import { listFacets, type ListFacet } from './CatalogueFilters.ts';

/**
 * The facets by which the services of a catalogue are filtered and counted, in typed arrays: words are
 * numbers, the places of their facet's list. The words of a service's facet stand in `places` from
 * `starts[row * 4 + facet]` up to the next start.
 */
export interface FacetRows {
  /** All words of each facet, in the order of `listFacets`. */
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

function makeRows(catalogue: Catalogue): FacetRows {
  const size = catalogue.byId.size;
  const dictionaries = listFacets.map(() => new Map<string, number>());
  const rowOf = new Map<number, number>();
  const starts = new Uint32Array(size * listFacets.length + 1);
  const places: number[] = [];
  const subscribers = new Float64Array(size);
  let start = 0;
  for (const [id, product] of catalogue.byId) {
    subscribers[rowOf.size] = product.subscribers_requirement ?? 0;
    rowOf.set(id, rowOf.size);
    for (let facet = 0; facet < listFacets.length; facet++) {
      const dictionary = dictionaries[facet]!;
      for (const word of wordsOf(catalogue, listFacets[facet]!, product)) {
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

function wordsOf({ categoriesOf }: Catalogue, facet: ListFacet, product: Product): readonly string[] {
  switch (facet) {
    case 'category':
      return categoriesOf.get(product.id)?.map(({ slug }) => slug) ?? [];
    case 'platform':
      return platformsOf(product);
    case 'indicator':
      return product.affected_indicators ?? [];
    case 'access':
      return [product.access ?? 'anyone'];
  }
}
