import { spellingOf } from '@my-air/i18n/plain';

import { type WireLocale, wireLocales } from '../../content/wireLocales.ts';
import type { ArticleContent } from '../content/HelpContent.ts';

/** Shorter words have too few letters for one of them to be wrong. */
export const shortestCorrected = 4;

/** The most words of a question that are looked for. */
const mostWords = 8;
const mostCharacters = 200;

/** Apostrophes within words are written in many ways, or left out. */
const apostrophes = /(?<=\p{L})['’ʼ‘`´](?=\p{L})/gu;

/** Letters of our languages that have one way to be written already: most words, so that a quotation is quick. */
const simple = /^[\dA-Za-z\u00C0-\u012F\u0400-\u052F]*$/;

/** The hyphen of `e-mail`: one letter before it and a word behind. */
const afterOneLetter = /(?<![\p{L}\p{N}])(\p{L})[-‐‑](?=\p{L})/gu;

/** A text in the form that the dictionaries take: small letters with their accents, and one way to write each. */
export function lowerText(text: string): string {
  if (simple.test(text)) return text.toLowerCase();
  return text.normalize('NFKC').toLowerCase().replaceAll(apostrophes, '').replaceAll(afterOneLetter, '$1');
}

/** The words of a question, each once. */
export function searchWords(question: string): string[] {
  return [...new Set(allWords(question.slice(0, mostCharacters)))].slice(0, mostWords);
}

/** The words of a text in their order. */
export function allWords(text: string): string[] {
  return lowerText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A word of the articles in a language. */
export interface KnownWord {
  locale: WireLocale;
  word: string;
  /** The word as it may be typed. */
  spelling: string;
  /** Whether the word is in a name, keywords or a description. */
  isTelling: boolean;
}

/** The words of the articles in each language, each once: those that tell what an article is about, and all that have another spelling. */
export function knownWords(articles: readonly ArticleContent[]): KnownWord[] {
  return wireLocales.flatMap((locale) => {
    const texts = articles.map(({ texts: byLocale }) => byLocale[locale] ?? byLocale.en);
    const telling = new Set(
      texts.flatMap(({ title, keywords, description }) => allWords(`${title} ${keywords} ${description}`)),
    );
    const words = new Set([...telling, ...texts.flatMap(({ markdown }) => allWords(markdown))]);
    return [...words]
      .map((word) => ({ locale, word, spelling: spellingOf(word), isTelling: telling.has(word) }))
      .filter(
        ({ word, spelling, isTelling }) =>
          word !== spelling || (isTelling && word.length >= shortestCorrected),
      );
  });
}
