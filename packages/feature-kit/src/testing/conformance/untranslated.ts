import { availableLocales, type MessageDescriptor } from '@my-air/i18n';

import type { CheckedFeature } from './CheckedFeature.ts';

// The same in every language, so that a text may consist of them alone.
const properNames = /\b(YouTube|Instagram|TikTok|My AIR|AIR|AI|Scalelab|FAQ)\b/gi;

/** The faults of a label in the catalogues of its feature. */
export function untranslated({ id }: MessageDescriptor, texts: CheckedFeature['texts']): readonly string[] {
  const textIn = (locale: keyof typeof texts) => [texts[locale][id]].flat(2).join('');
  const empty = availableLocales({ pt: true }).filter((locale) => textIn(locale).trim() === '');
  const isName = !/[a-z]/i.test(textIn('en').replaceAll(properNames, ''));
  // Cyrillic never reads like English; Spanish and Portuguese words may.
  const english = isName ? [] : (['uk', 'ru'] as const).filter((locale) => textIn(locale) === textIn('en'));
  return [
    ...empty.map((locale) => `is empty in ${locale}`),
    ...english.map((locale) => `is still English in ${locale}`),
  ];
}
