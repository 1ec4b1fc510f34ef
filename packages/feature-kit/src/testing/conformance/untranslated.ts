import { availableLocales, inLocale, type Translated } from '@my-air/i18n';

// The same in every language, so that a text may consist of them alone.
const properNames = /\b(YouTube|Instagram|TikTok|My AIR|AIR|AI|Scalelab|FAQ)\b/gi;

/** The faults of a text that carries its five languages. */
export function untranslated(text: Translated): readonly string[] {
  const empty = availableLocales({ pt: true }).filter((locale) => inLocale(text, locale).trim() === '');
  const isName = !/[a-z]/i.test(text.en.replaceAll(properNames, ''));
  // Cyrillic never reads like English; Spanish and Portuguese words may.
  const english = isName ? [] : (['uk', 'ru'] as const).filter((locale) => text[locale] === text.en);
  return [
    ...empty.map((locale) => `is empty in ${locale}`),
    ...english.map((locale) => `is still English in ${locale}`),
  ];
}
