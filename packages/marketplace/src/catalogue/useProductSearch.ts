import { useQuery } from '@tanstack/react-query';

import type { ProductFinder, SearchEntry } from '../search/searchProducts.ts';
import type { Catalogue } from './Catalogue.ts';

const numbers = new WeakMap<Catalogue, number>();
let latest = 0;

/** The search over a catalogue: its code and its index are made at the first search. */
export const productFinderQuery = (catalogue: Catalogue) => ({
  // A catalogue has no name of its own: its number is used.
  queryKey: ['marketplace', 'search', numberOf(catalogue)],
  queryFn: async (): Promise<ProductFinder> => {
    const { createProductFinder } = await import('../search/searchProducts.ts');
    return createProductFinder(searchEntries(catalogue));
  },
  // It holds code, and is made anew with each catalogue.
  staleTime: 'static' as const,
  structuralSharing: false,
});

/**
 * Finds services by a text; undefined until the index is there. `isWanted`: whether there is a text to search
 * for yet. A search that cannot be made fails the screen, which offers another try.
 */
export function useProductSearch(catalogue: Catalogue, isWanted: boolean): ProductFinder['find'] | undefined {
  // oxlint-disable-next-line my-air/answered-query -- a failure is thrown to the view of the route
  return useQuery({ ...productFinderQuery(catalogue), enabled: isWanted, throwOnError: true }).data?.find;
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
