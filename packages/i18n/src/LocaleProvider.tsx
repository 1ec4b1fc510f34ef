import { I18nProvider } from '@lingui/react';
import { useAtomValue } from 'jotai';
import { createContext, useContext, type ReactNode } from 'react';

import type { FormatPreference } from './format/createFormat.ts';
import type { LocaleStore } from './locale/createLocaleStore.ts';
import type { Locale } from './locale/locales.ts';

export interface LocaleProviderProps {
  /** The store of the chosen language and its texts. */
  store: LocaleStore;
  /** The signed-in user's preference for dates and times. @default US dates in the browser's time zone */
  preference?: FormatPreference | undefined;
  /** The components that show texts and values in the language. */
  children: ReactNode;
}

interface LocaleContextValue {
  store: LocaleStore;
  preference: FormatPreference;
}

const LocaleContext = createContext<LocaleContextValue | null>(null);
const noPreference: FormatPreference = {};

/** Gives the language, its messages and its formats to everything below. */
export function LocaleProvider({ store, preference = noPreference, children }: LocaleProviderProps) {
  const value = { store, preference };

  return (
    <LocaleContext value={value}>
      <I18nProvider i18n={store.i18n}>{children}</I18nProvider>
    </LocaleContext>
  );
}

/** The store of the language, for code that changes it. */
export function useLocaleStore(): LocaleStore {
  return useLocaleContext().store;
}

/** The chosen language; changes with it. */
export function useLocale(): Locale {
  const { store } = useLocaleContext();
  return useAtomValue(store.localeAtom);
}

/** @internal The value of the provider. */
export function useLocaleContext(): LocaleContextValue {
  const value = useContext(LocaleContext);
  if (!value) {
    throw new Error(
      '@my-air/i18n: no language was found. A component that formats or translates must stand inside <LocaleProvider>; in a story or a test, wrap it with renderInPortal.',
    );
  }
  return value;
}
