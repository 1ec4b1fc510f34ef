/** The languages of the help centre, as the wire writes them. */
export const helpLocales = ['en', 'ua', 'es', 'ru', 'pt'] as const;
export type WireLocale = (typeof helpLocales)[number];

/** Whether a word is one of those languages. */
export function isHelpLocale(word: string): word is WireLocale {
  return helpLocales.some((locale) => locale === word);
}
