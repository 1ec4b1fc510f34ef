import { setupI18n, type I18n } from '@lingui/core';
import { atom, getDefaultStore, type Atom } from 'jotai';

import { createCatalogues, type LoadMessages } from './createCatalogues.ts';
import {
  availableLocales,
  languageTag,
  parseLocale,
  toWire,
  type Locale,
  type LocaleFlags,
  type WireLocale,
} from './locales.ts';

/** The browser's memory of the chosen language, by the code that the wire has for it. */
export interface LocaleMemory {
  /** The codes that were kept, best first; undefined where a place has none. */
  read: () => readonly (string | undefined)[];
  write: (code: string) => void;
}

export interface LocaleStoreOptions {
  /** The memory of the choice, for the next visit. @default none */
  memory?: LocaleMemory;
  /** The element that carries `lang` and `dir`. @default the page's `<html>` */
  documentElement?: HTMLElement;
  /** The languages of the browser's settings, best first. @default navigator.languages */
  languages?: readonly string[];
  /** The languages that are offered. @default all */
  flags?: LocaleFlags;
  /** The language to start in, whatever was chosen before; without it the language is found. */
  initial?: Locale;
}

/** The chosen language, and the messages in it. */
export interface LocaleStore {
  /** The chosen language, for components; `useLocale` reads it. */
  localeAtom: Atom<Locale>;
  get: () => Locale;
  /** The code that the backend knows it by. */
  wire: () => WireLocale;
  /**
   * Loads missing messages and switches; of several calls at the same time the last one wins. Rejects when
   * messages could not be loaded, and then keeps the language.
   */
  set: (locale: Locale) => Promise<void>;
  /** Loads a package's messages, once per language, now and at every later switch. */
  add: (loadMessages: LoadMessages) => Promise<void>;
  readonly i18n: I18n;
}

/** Finds the language of this browser and keeps it, with the messages of every package that was added. */
export function createLocaleStore(options: LocaleStoreOptions = {}): LocaleStore {
  const documentElement = options.documentElement ?? document.documentElement;
  const offered = availableLocales(options.flags ?? { pt: true });
  const isOffered = (locale: Locale | undefined) =>
    locale !== undefined && (locale === 'pseudo' || offered.includes(locale));

  const remembered = [options.initial, ...(options.memory?.read().map(parseKept) ?? [])];
  const preferred = (options.languages ?? navigator.languages).map(parseLocale);
  let current = [...remembered, ...preferred].find(isOffered) ?? 'en';
  let wanted = current;
  const localeAtom = atom(current);

  const texts = { en: {}, uk: {}, es: {}, ru: {}, pt: {}, pseudo: {} };
  const i18n = setupI18n({ messages: texts });
  const catalogues = createCatalogues(texts);
  activate(current);

  function activate(locale: Locale): void {
    current = locale;
    i18n.activate(locale, languageTag(locale));
    documentElement.lang = languageTag(locale);
    // Every language of ours is written from left to right.
    documentElement.dir = 'ltr';
  }

  return {
    i18n,
    localeAtom,
    get: () => current,
    wire: () => toWire(current),
    async set(locale) {
      const target = isOffered(locale) ? locale : 'en';
      wanted = target;
      try {
        await catalogues.loadAll(target);
      } catch (error) {
        if (wanted === target) wanted = current;
        throw error;
      }
      if (wanted !== target) return;
      options.memory?.write(target === 'pseudo' ? target : toWire(target));
      if (current === target) return;
      activate(target);
      getDefaultStore().set(localeAtom, target);
    },
    async add(loadMessages) {
      let locale: Locale;
      do {
        locale = current;
        await catalogues.load(loadMessages, locale);
      } while (locale !== current);
    },
  };
}

function parseKept(code: string | undefined): Locale | undefined {
  return code === 'pseudo' ? code : parseLocale(code);
}
