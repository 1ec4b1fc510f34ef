import type { LocaleMemory } from '@my-air/i18n';

import { readCookie, writeCookie } from './cookies.ts';
import { deviceStorage } from './safeStorage.ts';

/** The name in local storage and the cookie's. */
const key = 'ui_locale';
const oneYear = 31_536_000;

/** Keeps the chosen language in local storage, and in a cookie for the server and for a browser that denies storage. */
export const localeMemory: LocaleMemory = {
  read: () => [deviceStorage.read(key), readCookie(key)],
  write(code) {
    deviceStorage.write(key, code);
    writeCookie(key, code, { maxAge: oneYear });
  },
};
