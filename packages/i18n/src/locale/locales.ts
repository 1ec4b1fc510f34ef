/** The languages of the product as BCP 47 knows them; `pseudo` makes untranslated text visible. */
export type Locale = 'en' | 'uk' | 'es' | 'ru' | 'pt' | 'pseudo';

/** The languages as they travel: in the cookie, in storage, in the preference and in `Accept-Language`. */
export type WireLocale = 'en' | 'ua' | 'es' | 'ru' | 'pt';

/** The languages that this environment offers. */
export interface LocaleFlags {
  pt: boolean;
}

/** The name of each language in the language itself, so that its speakers find it. */
const names: Readonly<Record<Locale, string>> = {
  en: 'English',
  uk: 'Українська',
  es: 'Español',
  ru: 'Русский',
  pt: 'Português',
  pseudo: 'Ƥśēũďō',
};

/** The languages that a user can choose from, in their order. */
export function availableLocales(flags: LocaleFlags): readonly Locale[] {
  return flags.pt ? ['en', 'uk', 'es', 'ru', 'pt'] : ['en', 'uk', 'es', 'ru'];
}

/** A language's name in that language. */
export function languageName(locale: Locale): string {
  return names[locale];
}

/** The code that the backend knows a language by. */
export function toWire(locale: Locale): WireLocale {
  if (locale === 'uk') return 'ua';
  return locale === 'pseudo' ? 'en' : locale;
}

/** The language behind a code from outside: `ua` and `uk` are both Ukrainian, an unknown one is English. */
export function fromWire(code: string | null | undefined): Locale {
  return parseLocale(code) ?? 'en';
}

/** The language behind a code, with or without a region; undefined when the portal does not have it. */
export function parseLocale(code: string | null | undefined): Locale | undefined {
  const language = code?.trim().toLowerCase().split(/[-_]/)[0];
  switch (language) {
    case 'ua':
    case 'uk':
      return 'uk';
    case 'en':
    case 'es':
    case 'ru':
    case 'pt':
      return language;
    default:
      return undefined;
  }
}

/** The tag for `Intl` and `<html lang>`. */
export function languageTag(locale: Locale): string {
  return locale === 'pseudo' ? 'en' : locale;
}
