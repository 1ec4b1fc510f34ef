import { atomStore, safeStorage } from '@my-air/client-state';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { catalogue } from '../catalogue.ts';
import { createLocaleStore, type LocaleStoreOptions } from './createLocaleStore.ts';
import type { Locale } from './locales.ts';

const greetings = { en: 'Hello', uk: 'Вітаємо', es: 'Hola', ru: 'Здравствуйте', pt: 'Olá', pseudo: 'Ĥēĺĺō' };
const loadGreetings = (locale: Locale) => Promise.resolve({ greeting: greetings[locale] });

function createStore(options: LocaleStoreOptions = {}) {
  return createLocaleStore({ languages: [], ...options });
}

function clear() {
  localStorage.clear();
  document.cookie = 'ui_locale=; Path=/; Max-Age=0';
  document.documentElement.removeAttribute('lang');
}
beforeEach(clear);
afterEach(clear);

test('[I18N-01] the language is looked for in storage, then in the cookie, then in the browser, else it is English', () => {
  expect(createStore({ languages: ['de', 'fr'] }).get()).toBe('en');
  expect(createStore({ languages: ['de-AT', 'es-MX', 'ru'] }).get()).toBe('es');
  document.cookie = 'ui_locale=ru; Path=/';
  expect(createStore({ languages: ['es'] }).get()).toBe('ru');
  localStorage.setItem('ui_locale', 'ua');
  expect(createStore({ languages: ['es'] }).get()).toBe('uk');
  expect(createStore({ initial: 'pt' }).get()).toBe('pt');
});

test('[I18N-01] rubbish in storage or in the cookie is passed over', () => {
  localStorage.setItem('ui_locale', '<script>');
  document.cookie = 'ui_locale=klingon; Path=/';
  expect(createStore({ languages: ['es'] }).get()).toBe('es');
});

test('[I18N-01] a choice is kept in storage and in a cookie, as the wire writes it', async () => {
  const store = createStore();
  const cookie = vi.spyOn(document, 'cookie', 'set');
  await store.set('uk');
  expect(localStorage.getItem('ui_locale')).toBe('ua');
  expect(cookie).toHaveBeenCalledWith('ui_locale=ua; Path=/; Max-Age=31536000; SameSite=Lax');
  expect(store.wire()).toBe('ua');
  expect(createStore().get()).toBe('uk');
});

/** A page of its own, whose cookies can be read. */
function createPage(protocol: string, write: (cookie: string) => void): HTMLElement {
  const page = document.implementation.createHTMLDocument();
  Object.defineProperty(page, 'location', { value: { protocol } });
  Object.defineProperty(page, 'cookie', { get: () => '', set: write });
  return page.documentElement;
}

test('the cookie is secure on https', async () => {
  const written: string[] = [];
  const documentElement = createPage('https:', (cookie) => written.push(cookie));
  await createStore({ documentElement }).set('es');
  expect(written).toEqual(['ui_locale=es; Path=/; Max-Age=31536000; SameSite=Lax; Secure']);
});

test('[G-39] the page says its language as the browser knows it', async () => {
  const store = createStore();
  expect(document.documentElement.lang).toBe('en');
  await store.set('uk');
  expect(document.documentElement.lang).toBe('uk');
  expect(document.documentElement.dir).toBe('ltr');
});

test('[I18N-01] Portuguese stays hidden where the flag is off, also when it is asked for', async () => {
  localStorage.setItem('ui_locale', 'pt');
  const store = createStore({ flags: { pt: false }, languages: ['pt-BR', 'es'] });
  expect(store.get()).toBe('es');
  await store.set('pt');
  expect(store.get()).toBe('en');
});

test('the pseudo-locale is there by explicit choice only', async () => {
  expect(createStore({ languages: ['pseudo', 'ru'] }).get()).toBe('ru');
  await createStore().set('pseudo');
  expect(createStore({ languages: ['ru'] }).get()).toBe('pseudo');
});

test('a storage that is denied or full loses nothing but the memory of the choice', async () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const documentElement = createPage('http:', denied);
  const store = createStore({ storage: safeStorage(denied), documentElement });
  await store.set('ru');
  expect(store.get()).toBe('ru');
});

test('catalogues are loaded once per language and merged', async () => {
  const first = vi.fn(loadGreetings);
  const second = vi.fn(() => Promise.resolve({ farewell: 'Bye' }));
  const store = createStore();
  await Promise.all([store.add(first), store.add(first), store.add(second)]);
  expect(first).toHaveBeenCalledTimes(1);
  expect(store.i18n._('greeting')).toBe('Hello');
  expect(store.i18n._('farewell')).toBe('Bye');

  await store.set('es');
  await store.set('en');
  await store.set('es');
  expect(first.mock.calls.map(([locale]) => locale)).toEqual(['en', 'es']);
  expect(store.i18n._('greeting')).toBe('Hola');
});

test('of several switches at once the last one wins, whichever is loaded first', async () => {
  const waiting = new Map<Locale, () => void>();
  const store = createStore();
  const slow = (locale: Locale) =>
    locale === 'en'
      ? loadGreetings(locale)
      : new Promise<Record<string, string>>((resolve) => {
          waiting.set(locale, () => resolve({ greeting: greetings[locale] }));
        });
  await store.add(slow);
  const seen: Locale[] = [];
  atomStore.sub(store.localeAtom, () => seen.push(atomStore.get(store.localeAtom)));

  const switches = [store.set('es'), store.set('ru')];
  waiting.get('ru')?.();
  await switches[1];
  waiting.get('es')?.();
  await switches[0];
  expect(store.get()).toBe('ru');
  expect(seen).toEqual(['ru']);
  expect(store.i18n._('greeting')).toBe('Здравствуйте');
});

test('going back to the present language cancels a switch that is still loading', async () => {
  const store = createStore();
  const loading = store.set('ru');
  await store.set('en');
  await loading;
  expect(store.get()).toBe('en');
});

test('a catalogue that is added during a switch is there in the new language', async () => {
  const store = createStore();
  await store.add(() => Promise.resolve({ other: 'x' }));
  const switching = store.set('es');
  const adding = store.add(loadGreetings);
  await Promise.all([switching, adding]);
  expect(store.i18n._('greeting')).toBe('Hola');
});

test('a switch whose messages cannot be loaded keeps the language, and can be tried again', async () => {
  let isOnline = true;
  const store = createStore();
  await store.add((locale) => (isOnline ? loadGreetings(locale) : Promise.reject(new Error('offline'))));
  isOnline = false;
  await expect(store.set('es')).rejects.toThrow('offline');
  expect(store.get()).toBe('en');
  expect(store.i18n._('greeting')).toBe('Hello');
  expect(localStorage.getItem('ui_locale')).toBeNull();
  isOnline = true;
  await store.set('es');
  expect(store.i18n._('greeting')).toBe('Hola');
});

test('a package joins its compiled catalogues, and only the chosen one is fetched', async () => {
  const en = vi.fn(() => Promise.resolve({ messages: { greeting: 'Hello' } }));
  const other = vi.fn(() => Promise.resolve({ messages: {} }));
  const load = catalogue({ en, uk: other, es: other, ru: other, pt: other, pseudo: other });
  await expect(load('en')).resolves.toEqual({ greeting: 'Hello' });
  expect(other).not.toHaveBeenCalled();
});
