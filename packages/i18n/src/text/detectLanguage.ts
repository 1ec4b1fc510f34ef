import type { Locale } from '../locale/locales.ts';
import { foldText } from './foldText.ts';
import { stopWords } from './stopWords.ts';

/** Letters and endings that only one of the languages has. */
const telling: Readonly<Partial<Record<Locale, RegExp>>> = {
  uk: /[іїєґ]|[аеиоуюя](?:ти|тися|ння)(?!\p{L})/giu,
  ru: /[ыэъё]|[аеиоуюя](?:ть|ться|ние)(?!\p{L})/giu,
  es: /[ñ¿¡]|ó[mn]|én(?!\p{L})|ciones(?!\p{L})/giu,
  pt: /[ãõçâêôà]|[nl]h/giu,
};
const cyrillic: readonly Locale[] = ['uk', 'ru'];

/** The language that a text is written in; `likely` where the text does not tell it from others. */
export function detectLanguage(text: string, likely: Locale): Locale {
  const letters = text.match(/\p{L}/gu) ?? [];
  const isCyrillic =
    letters.filter((letter) => /\p{Script=Cyrillic}/u.test(letter)).length * 2 > letters.length;
  const words = foldText(text).match(/[\p{L}\p{M}]+/gu) ?? [];
  const scores = stopWords
    .filter(([locale]) => cyrillic.includes(locale) === isCyrillic)
    .map(([locale, known]) => {
      const signs = text.match(telling[locale] ?? /(?!)/u)?.length ?? 0;
      return { locale, score: signs * 2 + words.filter((word) => known.has(word)).length };
    });
  const highest = Math.max(...scores.map(({ score }) => score));
  const best = scores.filter(({ score }) => score === highest).map(({ locale }) => locale);
  if (best.includes(likely) || letters.length === 0 || (highest === 0 && !isCyrillic)) return likely;
  // Hardly a sentence of Ukrainian has none of its own letters.
  return (isCyrillic ? best.at(-1) : best[0]) ?? likely;
}
