import type { Messages } from '@lingui/core';

import type { Locale } from './locales.ts';

/** Loads the messages of one package in one language. */
export type LoadMessages = (locale: Locale) => Promise<Messages>;

/** The catalogues of every package, each loaded once per language. */
export interface Catalogues {
  /** Loads one catalogue and merges it; a failure is forgotten, so that the next try asks again. */
  load: (loadMessages: LoadMessages, locale: Locale) => Promise<void>;
  /** Loads all that were ever loaded, in another language. */
  loadAll: (locale: Locale) => Promise<void>;
}

/**
 * Keeps what was loaded in one set of messages for each language, of which Lingui reads.
 *
 * Not with Lingui's `load`: it tells every component on the screen that its text may have changed, and the whole portal
 * was drawn again with the texts of each feature. A component is drawn once its texts are there.
 */
export function createCatalogues(texts: Readonly<Record<Locale, Messages>>): Catalogues {
  const loaded = new Map<LoadMessages, Map<Locale, Promise<void>>>();

  function load(loadMessages: LoadMessages, locale: Locale): Promise<void> {
    const languages = loaded.get(loadMessages) ?? new Map<Locale, Promise<void>>();
    loaded.set(loadMessages, languages);
    const merge = (messages: Messages) => void Object.assign(texts[locale], messages);
    const pending = languages.get(locale) ?? loadMessages(locale).then(merge);
    languages.set(locale, pending);
    pending.catch(() => languages.delete(locale));
    return pending;
  }

  async function loadAll(locale: Locale): Promise<void> {
    let count: number;
    // A package may be added while the others are on their way.
    do {
      count = loaded.size;
      await Promise.all([...loaded.keys()].map((loadMessages) => load(loadMessages, locale)));
    } while (count !== loaded.size);
  }

  return { load, loadAll };
}
