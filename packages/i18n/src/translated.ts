import type { Locale } from './locale/locales.ts';

/** One text in every language, for the few that are shown before their feature's catalogue is loaded. */
export type Translated = Readonly<Record<Exclude<Locale, 'pseudo'>, string>>;

/** Declares a text in every language. */
export function translated(texts: Translated): Translated {
  return texts;
}

/** The text in one language. */
export function inLocale(texts: Translated, locale: Locale): string {
  // The pseudo-locale puts accents on the vowels, as the compiled catalogues do.
  if (locale === 'pseudo') return texts.en.replace(/[aeiou]/gi, '$&\u0301').normalize();
  return texts[locale];
}
