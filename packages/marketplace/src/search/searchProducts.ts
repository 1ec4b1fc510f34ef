import { retypeText, type Locale } from '@my-air/i18n/plain';

import { findNearTerms, findTermRange } from './findTerms.ts';
import { wordsOf } from './wordsOf.ts';
import type { ProductIndex } from './ProductIndex.ts';
import { createTally } from './tally.ts';

export interface SearchOptions {
  /** The most ids to return. @default all */
  limit?: number;
  /** The language of the reader: where nothing is found, the text is tried as typed on its other keyboard layout. */
  locale?: Locale;
}

/** Finds products by a text. Returns their ids, the best first. */
export type ProductSearch = (text: string, options?: SearchOptions) => readonly number[];

/** A prefix is worth less than the whole of it, and one with a typing error still less. */
const qualities = { prefix: 0.6, edited: 0.5, editedTwice: 0.35 };

/** The words whose typing errors are forgiven: none, those found nowhere, or all. */
type Forgiven = 'none' | 'unknown' | 'all';
const forgiveness: readonly Forgiven[] = ['none', 'unknown', 'all'];

/** Searches an index: every word must be there, whole or as a prefix; typing errors are forgiven when nothing is found without. */
export function createProductSearch(index: ProductIndex): ProductSearch {
  const tally = createTally(index);

  /** Counts the words of a text; answers whether anything holds them all. */
  function count(words: readonly string[], forgiven: Forgiven): boolean {
    tally.reset();
    return words.every((word, place) => {
      tally.begin();
      const { first, end } = findTermRange(index.terms, word);
      const isForgiving = forgiven === 'all' || (forgiven === 'unknown' && first === end);
      for (let term = first; term < end; term++) {
        const length = index.terms[term]!.length;
        tally.add(term, length === word.length ? 1 : qualities.prefix * (word.length / length));
      }
      if (isForgiving) {
        findNearTerms(index, word, place === words.length - 1, (term, edits) =>
          tally.add(term, edits === 1 ? qualities.edited : qualities.editedTwice),
        );
      }
      return tally.finish() > 0;
    });
  }

  function find(text: string, limit: number): readonly number[] {
    const words = wordsOf(text);
    if (words.length === 0) return [];
    // Most words with a typing error are no other word: trying those alone first is three times faster.
    return forgiveness.some((forgiven) => count(words, forgiven)) ? tally.best(limit) : [];
  }

  return (text, { limit = Number.POSITIVE_INFINITY, locale } = {}) => {
    const found = find(text, limit);
    const retyped = found.length === 0 && locale ? retypeText(text, locale) : undefined;
    return retyped === undefined ? found : find(retyped, limit);
  };
}

/** Finds the products that share the most telling words with a list of them. Returns their ids, the best first. */
export function createProductMatch(
  index: ProductIndex,
): (terms: readonly string[], limit: number) => readonly number[] {
  const tally = createTally(index);
  return (terms, limit) => {
    tally.reset();
    for (const word of new Set(terms.flatMap(wordsOf))) {
      const { first } = findTermRange(index.terms, word);
      if (index.terms[first] === word) tally.addLoose(first);
    }
    return tally.best(limit);
  };
}
