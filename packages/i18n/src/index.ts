export type { I18n, MessageDescriptor, Messages } from '@lingui/core';
export { I18nProvider } from '@lingui/react';
export type { LoadMessages } from './locale/createCatalogues.ts';
export { dueAt, type BusinessCalendar, type BusinessTime } from './format/businessTime.ts';
export { createFormat, type Format, type FormatPreference, type NumberValue } from './format/createFormat.ts';
export {
  daysUntil,
  endOf,
  mondayOf,
  startOf,
  type DateFormat,
  type DateValue,
  type TimeZone,
} from './format/dates.ts';
export { writeCsv, type CsvValue } from './format/writeCsv.ts';
export { isCalendarDay, parseIsoDate } from './format/parseIsoDate.ts';
export {
  createLocaleStore,
  type LocaleMemory,
  type LocaleStore,
  type LocaleStoreOptions,
} from './locale/createLocaleStore.ts';
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
export { LocaleProvider, useLocale, useLocaleStore, type LocaleProviderProps } from './LocaleProvider.tsx';
export { cleanCode, cleanIdentifier } from './text/cleanIdentifier.ts';
export { findByText } from './text/findByText.ts';
export { foldText, spellingOf } from './text/foldText.ts';
export { countryNames, languageNames } from './text/namesOf.ts';
export { labelIn } from './text/labelIn.ts';
export { retypeText } from './text/retypeText.ts';
export { useFormat } from './useFormat.ts';
export { useWireLocale } from './useWireLocale.ts';
