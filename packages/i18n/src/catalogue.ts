import type { Messages } from '@lingui/core';

import type { Locale } from './locale/locales.ts';

/** Loads the messages of one package in one language. */
export type LoadMessages = (locale: Locale) => Promise<Messages>;

/** Joins a package's compiled catalogues, one import per language, so that only the chosen one is fetched. */
export function catalogue(
  loaders: Readonly<Record<Locale, () => Promise<{ messages: Messages }>>>,
): LoadMessages {
  return async (locale) => (await loaders[locale]()).messages;
}
