import { foldText } from '@my-air/i18n/plain';
import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemPortuguese } from '@orama/stemmers/portuguese';
import { stemmer as stemRussian } from '@orama/stemmers/russian';
import { stemmer as stemSpanish } from '@orama/stemmers/spanish';
import { stemmer as stemUkrainian } from '@orama/stemmers/ukrainian';

import { lists } from './plannerContent.ts';

const stemmers = {
  latin: [stemEnglish, stemSpanish, stemPortuguese],
  cyrillic: [stemUkrainian, stemRussian],
} as const;
/** How many words are cached with their stems. */
const mostCached = 20_000;
const known = new Map<string, readonly string[]>();

const empty = new Set(lists.empty.flatMap((line) => line.split(' ')));

const foldedEmpty = new Set([...empty].map(foldText));

/** The words of a text that may say what it is about. */
export function contentWords(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    (word) => word.length > 1 && !empty.has(word),
  );
}

/** Whether a word, folded, says nothing by itself. */
export function isEmpty(word: string): boolean {
  return foldedEmpty.has(word);
}

/** Every word of a text, folded, in its order. */
export function wordsOf(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * The stems of a word in every language of its letters: users write in another language than the one they read, and mix
 * two of them in a sentence. Two words are forms of one when they share a stem.
 */
export function stemsOf(word: string): readonly string[] {
  const folded = foldText(word);
  const cached = known.get(folded);
  if (cached) return cached;
  const script = /\p{Script=Cyrillic}/u.test(folded) ? stemmers.cyrillic : stemmers.latin;
  const stems = [...new Set(script.map((stem) => stem(folded)).filter((stem) => stem.length > 1))];
  if (known.size >= mostCached) known.clear();
  known.set(folded, stems.length > 0 ? stems : [folded]);
  return known.get(folded)!;
}
