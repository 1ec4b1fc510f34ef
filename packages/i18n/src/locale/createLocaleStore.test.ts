import { getDefaultStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createLocaleStore, type LocaleStoreOptions } from './createLocaleStore.ts';
import type { Locale } from './locales.ts';

const greetings = { en: 'Hello', uk: 'Вітаємо', es: 'Hola', ru: 'Здравствуйте', pt: 'Olá', pseudo: 'Ĥēĺĺō' };
const loadGreetings = (locale: Locale) => Promise.resolve({ greeting: greetings[locale] });

function createStore(options: LocaleStoreOptions = {}) {
  return createLocaleStore({ languages: [], ...options });
}

function clear() {
  document.documentElement.removeAttribute('lang');
}
beforeEach(clear);
afterEach(clear);

/** A memory that holds these codes, best first. */
function memoryOf(...codes: (string | undefined)[]) {
  return { read: () => codes, write: vi.fn((code: string) => void codes.splice(0, 1, code)) };
}

test('[I18N-01] the language is looked for in the memory, then in the browser, else it is English', () => {
  expect(createStore({ languages: ['de', 'fr'] }).get()).toBe('en');
  expect(createStore({ languages: ['de-AT', 'es-MX', 'ru'] }).get()).toBe('es');
  expect(createStore({ memory: memoryOf(undefined, 'ru'), languages: ['es'] }).get()).toBe('ru');
  expect(createStore({ memory: memoryOf('ua', 'ru'), languages: ['es'] }).get()).toBe('uk');
  expect(createStore({ memory: memoryOf('ua'), initial: 'pt' }).get()).toBe('pt');
});

test('[I18N-01] rubbish in the memory is passed over', () => {
  expect(createStore({ memory: memoryOf('<script>', 'klingon'), languages: ['es'] }).get()).toBe('es');
});

test('[I18N-01] a choice is kept as the wire writes it', async () => {
  const memory = memoryOf(undefined);
  const store = createStore({ memory });
  await store.set('uk');
  expect(memory.write).toHaveBeenCalledExactlyOnceWith('ua');
  expect(store.wire()).toBe('ua');
  expect(createStore({ memory }).get()).toBe('uk');
});

test('[G-39] the page says its language as the browser knows it', async () => {
  const store = createStore();
  expect(document.documentElement.lang).toBe('en');
  await store.set('uk');
  expect(document.documentElement.lang).toBe('uk');
  expect(document.documentElement.dir).toBe('ltr');
});

test('[I18N-01] Portuguese stays hidden where the flag is off, also when it is asked for', async () => {
  const store = createStore({ memory: memoryOf('pt'), flags: { pt: false }, languages: ['pt-BR', 'es'] });
  expect(store.get()).toBe('es');
  await store.set('pt');
  expect(store.get()).toBe('en');
});

test('the pseudo-locale is there by explicit choice only', async () => {
  expect(createStore({ languages: ['pseudo', 'ru'] }).get()).toBe('ru');
  const memory = memoryOf(undefined);
  await createStore({ memory }).set('pseudo');
  expect(createStore({ memory, languages: ['ru'] }).get()).toBe('pseudo');
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
  getDefaultStore().sub(store.localeAtom, () => seen.push(store.get()));

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
  const memory = memoryOf(undefined);
  const store = createStore({ memory });
  await store.add((locale) => (isOnline ? loadGreetings(locale) : Promise.reject(new Error('offline'))));
  isOnline = false;
  await expect(store.set('es')).rejects.toThrow('offline');
  expect(store.get()).toBe('en');
  expect(store.i18n._('greeting')).toBe('Hello');
  expect(memory.write).not.toHaveBeenCalled();
  isOnline = true;
  await store.set('es');
  expect(store.i18n._('greeting')).toBe('Hola');
});
