export type { I18n, MessageDescriptor, Messages } from '@lingui/core';
export { I18nProvider } from '@lingui/react';
export { catalogue, type LoadMessages } from './catalogue.ts';
export { createFormat, type Format, type FormatPreference, type NumberValue } from './format/createFormat.ts';
export type { DateFormat, DateValue } from './format/dates.ts';
export { parseIsoDate } from './format/parseIsoDate.ts';
export { createLocaleStore, type LocaleStore, type LocaleStoreOptions } from './locale/createLocaleStore.ts';
export {
  availableLocales,
  fromWire,
  languageName,
  languageTag,
  toWire,
  type Locale,
  type LocaleFlags,
  type WireLocale,
} from './locale/locales.ts';
export {
  LocaleProvider,
  useLocale,
  useLocaleStore,
  useTranslated,
  type LocaleProviderProps,
} from './LocaleProvider.tsx';
export { inLocale, translated, type Translated } from './translated.ts';
export { useFormat } from './useFormat.ts';
export { useWireLocale } from './useWireLocale.ts';
