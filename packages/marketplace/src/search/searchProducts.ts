import { retypeText, type Locale } from '@my-air/i18n/plain';
import MiniSearch from 'minisearch';

import { allowedEdits } from './editDistance.ts';
import { wordsOf } from './wordsOf.ts';

/** A product as it is searched: the words of its name weigh most, those of its text least. */
export interface SearchEntry {
  id: number;
  name: string;
  /** Other words that it can be found by: of its categories, its platforms, the indicators it improves. */
  keywords?: readonly string[];
  text?: string | null | undefined;
}

export interface SearchOptions {
  /** The most ids to return. @default all */
  limit?: number;
  /** The language of the reader: where nothing is found, the text is tried as typed on its other keyboard layout. */
  locale?: Locale;
}

/** The two ways of finding products by words; both return ids, the best first. */
export interface ProductFinder {
  /** Finds the products that hold every word, whole or its beginning; typing errors are forgiven when nothing is found without. */
  find: (text: string, options?: SearchOptions) => readonly number[];
  /** The same; where there are none, finds those that hold the most telling words. */
  findLoosely: (text: string, limit: number) => readonly number[];
}

/** Makes the search of products. */
export function createProductFinder(products: readonly SearchEntry[]): ProductFinder {
  const index = new MiniSearch<SearchEntry>({
    fields: ['name', 'keywords', 'text'],
    extractField: (product, field) =>
      field === 'keywords' ? product.keywords?.join(' ') : product[field as keyof SearchEntry],
    tokenize: wordsOf,
    searchOptions: { combineWith: 'AND', prefix: true, boost: { name: 8, keywords: 3 } },
  });
  index.addAll(products);

  function findAll(text: string): readonly number[] {
    const exact = index.search(text);
    const found =
      exact.length > 0 ? exact : index.search(text, { fuzzy: ({ length }) => allowedEdits(length) });
    return found.map(({ id }) => id as number);
  }

  function find(text: string, { limit, locale }: SearchOptions = {}): readonly number[] {
    const found = findAll(text);
    const retyped = found.length === 0 && locale ? retypeText(text, locale) : undefined;
    return (retyped === undefined ? found : findAll(retyped)).slice(0, limit);
  }

  return {
    find,
    findLoosely(text, limit) {
      const all = find(text, { limit });
      if (all.length > 0) return all;
      // Short words are in every text and tell nothing.
      const telling = wordsOf(text).filter(({ length }) => length > 3);
      return index
        .search(telling.join(' '), { combineWith: 'OR', prefix: false })
        .slice(0, limit)
        .map(({ id }) => id as number);
    },
  };
}
