import type { ArticleContent } from '../content/HelpContent.ts';
import { helpLocales, type WireLocale } from '../helpLocales.ts';
import { allWords } from './searchWords.ts';

/** Shorter words have too few letters for one of them to be wrong. */
export const shortestCorrected = 4;

/** The words of names, keywords and descriptions in each language, each once. */
export function knownWords(articles: readonly ArticleContent[]): { locale: WireLocale; word: string }[] {
  return helpLocales.flatMap((locale) => {
    const texts = articles.map(({ texts: own }) => own[locale] ?? own.en);
    const words = texts.flatMap(({ title, keywords, description }) =>
      allWords(`${title} ${keywords} ${description}`),
    );
    return [...new Set(words)]
      .filter((word) => word.length >= shortestCorrected)
      .map((word) => ({ locale, word }));
  });
}
