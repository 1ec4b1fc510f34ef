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

/** A text in the form that is compared: small letters, and one way to write each. */
export function foldText(text: string): string {
  if (simple.test(text)) return text.toLowerCase();
  return text.normalize('NFKC').toLowerCase().replaceAll(apostrophes, '');
}

/** The words of a question, each once. */
export function searchWords(question: string): string[] {
  return [...new Set(allWords(question.slice(0, mostCharacters)))].slice(0, mostWords);
}

/** The words of a text in their order. */
export function allWords(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The words of names, keywords and descriptions in each language, each once. */
export function knownWords(articles: readonly ArticleContent[]): { locale: WireLocale; word: string }[] {
  return wireLocales.flatMap((locale) => {
    const texts = articles.map(({ texts: byLocale }) => byLocale[locale] ?? byLocale.en);
    const words = texts.flatMap(({ title, keywords, description }) =>
      allWords(`${title} ${keywords} ${description}`),
    );
    return [...new Set(words)]
      .filter((word) => word.length >= shortestCorrected)
      .map((word) => ({ locale, word }));
  });
}
