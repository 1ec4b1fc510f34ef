import { readCookie, writeCookie, type SafeStorage } from '@my-air/client-state';

import { parseLocale, toWire, type Locale } from './locales.ts';

/** The name in local storage and the cookie's. */
const key = 'ui_locale';
const oneYear = 31_536_000;

/** The places that keep the choice of a language. */
export interface LocaleMemory {
  storage: Pick<SafeStorage, 'read' | 'write'> | undefined;
  document: Document;
}

/** The language this browser chose before; undefined when it never did, or its storage is denied. */
export function readRememberedLocale({ storage, document }: LocaleMemory): Locale | undefined {
  return parseStored(storage?.read(key)) ?? parseStored(readCookie(key, document));
}

/** Keeps the choice for the next visit; with a denied or full storage only that is lost. */
export function rememberLocale({ storage, document }: LocaleMemory, locale: Locale): void {
  const code = locale === 'pseudo' ? locale : toWire(locale);
  storage?.write(key, code);
  writeCookie(key, code, { maxAge: oneYear, page: document });
}

function parseStored(code: string | undefined): Locale | undefined {
  return code === 'pseudo' ? code : parseLocale(code);
}
