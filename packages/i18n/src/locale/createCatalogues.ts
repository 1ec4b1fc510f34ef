import type { I18n, Messages } from '@lingui/core';

import type { LoadMessages } from '../catalogue.ts';
import type { Locale } from './locales.ts';

/** The catalogues of every package, each loaded once per language. */
export interface Catalogues {
  /** Loads one catalogue and merges it; a failure is forgotten, so that the next try asks again. */
  load: (loadMessages: LoadMessages, locale: Locale) => Promise<void>;
  /** Loads all that were ever loaded, in another language. */
  loadAll: (locale: Locale) => Promise<void>;
}

/** Keeps what was loaded into one set of messages. */
export function createCatalogues(i18n: I18n): Catalogues {
  const loaded = new Map<LoadMessages, Map<Locale, Promise<void>>>();

  function load(loadMessages: LoadMessages, locale: Locale): Promise<void> {
    const languages = loaded.get(loadMessages) ?? new Map<Locale, Promise<void>>();
    loaded.set(loadMessages, languages);
    // A copy: Lingui keeps the first object of a language, and merges all later ones into it.
    const merge = (messages: Messages) => i18n.load(locale, { ...messages });
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
