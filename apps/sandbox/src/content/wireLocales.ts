import * as v from 'valibot';

/** The languages of the portal, as the wire writes them. */
export const wireLocales = ['en', 'ua', 'es', 'ru', 'pt'] as const;
export type WireLocale = (typeof wireLocales)[number];

/** A text in each of them. */
export const Texts = v.strictObject(v.entriesFromList(wireLocales, v.string()));
export type Texts = v.InferOutput<typeof Texts>;

/** Whether a word is one of those languages. */
export function isWireLocale(word: string): word is WireLocale {
  return wireLocales.some((locale) => locale === word);
}

/** Fills in the names in braces of a text. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (name, key: string) => String(values[key] ?? name));
}
