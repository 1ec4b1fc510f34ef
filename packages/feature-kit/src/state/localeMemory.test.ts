import { afterEach, expect, test, vi } from 'vitest';

import { denyStorage } from '../testing/refuseStorage.ts';
import { localeMemory } from './localeMemory.ts';

const deleteCookie = () => void (document.cookie = 'ui_locale=; Path=/; Max-Age=-1');
afterEach(deleteCookie);

test('[I18N-01] the language is kept in storage and in a cookie, and read from storage first', () => {
  const cookie = vi.spyOn(document, 'cookie', 'set');
  localeMemory.write('ua');
  expect(cookie).toHaveBeenCalledWith('ui_locale=ua; Path=/; Max-Age=31536000; SameSite=Lax');
  expect(localStorage.getItem('ui_locale')).toBe('ua');
  document.cookie = 'ui_locale=ru; Path=/';
  expect(localeMemory.read()).toEqual(['ua', 'ru']);
});

test('a storage that is denied leaves the choice to the cookie', () => {
  denyStorage();
  localeMemory.write('es');
  expect(localeMemory.read()).toContain('es');
});
