import * as v from 'valibot';

import { readData } from '../content/readData.ts';
import { Texts, type WireLocale } from '../content/wireLocales.ts';

/** The texts that our team writes to personas, in the other languages, by their English text. */
export const translations = new Map(
  Object.entries(readData('personas/translations.json', v.record(v.string(), v.omit(Texts, ['en'])))),
);

/** A text of our team in the language of the user; one that was written in another way stays as it is. */
export function translateText<Text extends string | null>(text: Text, locale: WireLocale): Text | string {
  return text === null || locale === 'en' ? text : (translations.get(text)?.[locale] ?? text);
}
