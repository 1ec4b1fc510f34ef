import { useQuery } from '@tanstack/react-query';

import type { SearchEntry } from '../search/ProductIndex.ts';
import type { ProductSearch } from '../search/searchProducts.ts';
import type { Catalogue } from './Catalogue.ts';

/** The two ways of finding services by words. */
export interface ProductFinder {
  /** Finds the services that hold every word. */
  find: ProductSearch;
  /** The same; where there are none, finds those that hold as many of the telling words as possible. */
  findLoosely: (text: string, limit: number) => readonly number[];
}

const numbers = new WeakMap<Catalogue, number>();
let latest = 0;

/** The search over a catalogue: its code and its index are made at the first search. */
export const productFinderQuery = (catalogue: Catalogue) => ({
  // A catalogue has no name of its own: its number is used.
  queryKey: ['marketplace', 'search', numberOf(catalogue)],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<ProductFinder> => {
    const [{ buildProductIndex }, { createProductMatch, createProductSearch }] = await Promise.all([
      import('../search/buildProductIndex.ts'),
      import('../search/searchProducts.ts'),
    ]);
    const index = await buildProductIndex(searchEntries(catalogue), { signal });
    const find = createProductSearch(index);
    const match = createProductMatch(index);
    return {
      find,
      findLoosely: (text, limit) => {
        const exact = find(text, { limit });
        // Short words are in every text and tell nothing.
        return exact.length > 0
          ? exact
          : match(
              text.split(/\s+/).filter(({ length }) => length > 3),
              limit,
            );
      },
    };
  },
  staleTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
});

/**
 * Finds services by a text; undefined until the index is there. `isWanted`: whether there is a text to search
 * for yet.
 */
export function useProductSearch(catalogue: Catalogue, isWanted: boolean): ProductSearch | undefined {
  return useQuery({ ...productFinderQuery(catalogue), enabled: isWanted }).data?.find;
}

function numberOf(catalogue: Catalogue): number {
  const number = numbers.get(catalogue) ?? ++latest;
  numbers.set(catalogue, number);
  return number;
}

/** The searched texts of the services: their words, and those of their categories. */
function searchEntries({ products, categoriesOf }: Catalogue): readonly SearchEntry[] {
  return products.map(({ id, name, description, platforms, info }) => ({
    id,
    name,
    keywords: [
      ...(categoriesOf.get(id) ?? []).flatMap(({ name: category, keywords }) => [
        category,
        ...(keywords ?? []),
      ]),
      ...(platforms ?? []),
    ],
    text: info ? `${description ?? ''} ${info}` : description,
  }));
}
