import type { Catalogue } from '../catalogue/Catalogue.ts';
import type { Product } from '../contract.ts';
import { platformsOf } from '../offer/channelFit.ts';
import type { ListFacet } from './CatalogueFilters.ts';

/** What one service is filtered and counted by: of each list the places of its words. */
export interface FacetRow extends Readonly<Record<ListFacet, readonly number[]>> {
  /** How many subscribers it asks for. */
  subscribers: number;
}

/** All words that services are filtered by, and each service as places among them. */
export interface FacetRows {
  words: Readonly<Record<ListFacet, readonly string[]>>;
  of: (product: Product) => FacetRow | undefined;
}

const known = new WeakMap<Catalogue, FacetRows>();

/** The rows of a catalogue, made once: with ten thousand services, comparing words would take longer than drawing. */
export function facetRows(catalogue: Catalogue): FacetRows {
  const rows = known.get(catalogue) ?? makeRows(catalogue);
  known.set(catalogue, rows);
  return rows;
}

function makeRows(catalogue: Catalogue): FacetRows {
  const places: Record<ListFacet, Map<string, number>> = {
    category: new Map(),
    platform: new Map(),
    indicator: new Map(),
    access: new Map(),
  };
  const placesOf = (facet: ListFacet, product: Product): readonly number[] =>
    wordsOf(catalogue, facet, product).map((word) => {
      const place = places[facet].get(word) ?? places[facet].size;
      places[facet].set(word, place);
      return place;
    });
  const rows = new Map<Product, FacetRow>();
  for (const product of catalogue.byId.values()) {
    rows.set(product, {
      category: placesOf('category', product),
      platform: placesOf('platform', product),
      indicator: placesOf('indicator', product),
      access: placesOf('access', product),
      subscribers: product.subscribers_requirement ?? 0,
    });
  }
  const wordsIn = (facet: ListFacet) => [...places[facet].keys()];
  return {
    words: {
      category: wordsIn('category'),
      platform: wordsIn('platform'),
      indicator: wordsIn('indicator'),
      access: wordsIn('access'),
    },
    of: (product) => rows.get(product),
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
