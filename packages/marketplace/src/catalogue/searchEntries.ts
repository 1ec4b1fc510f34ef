import type { SearchEntry } from '../search/ProductIndex.ts';
import type { Catalogue } from './Catalogue.ts';

/** The searched texts of the services: their words, and those of their categories. */
export function searchEntries({ products, categoriesOf }: Catalogue): readonly SearchEntry[] {
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
