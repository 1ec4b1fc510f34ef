import { openStorage } from '@my-air/client-state/early';

import { parseLocale, toWire, type Locale } from './locales.ts';

/** The name in local storage and the cookie's. */
const key = 'ui_locale';
const oneYear = 31_536_000;

/** The places that keep the choice of a language. */
export interface LocaleMemory {
  storage: Pick<Storage, 'getItem' | 'setItem'> | undefined;
  document: Document;
}

/** The language this browser chose before; undefined when it never did, or its storage is denied. */
export function readRememberedLocale({ storage, document }: LocaleMemory): Locale | undefined {
  return (
    parseStored(attempt(() => storage?.getItem(key))) ?? parseStored(attempt(() => readCookie(document)))
  );
}

/** Keeps the choice for the next visit; with a denied or full storage only that is lost. */
export function rememberLocale({ storage, document }: LocaleMemory, locale: Locale): void {
  const code = locale === 'pseudo' ? locale : toWire(locale);
  const secure = document.location?.protocol === 'https:' ? '; Secure' : '';
  attempt(() => storage?.setItem(key, code));
  attempt(() => {
    document.cookie = `${key}=${code}; Path=/; Max-Age=${oneYear}; SameSite=Lax${secure}`;
  });
}

/** The browser's storage, or undefined where it is denied. */
export function browserStorage(): Storage | undefined {
  return attempt(() => openStorage('browser'));
}

function parseStored(code: string | null | undefined): Locale | undefined {
  return code === 'pseudo' ? code : parseLocale(code);
}

function readCookie(document: Document): string | undefined {
  return document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${key}=`))
    ?.slice(key.length + 1);
}

function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    // Storage and cookies throw where they are denied or full; the language then lasts as long as the page.
    return undefined;
  }
}
