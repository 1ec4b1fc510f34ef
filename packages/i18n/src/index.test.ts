import { expect, test } from 'vitest';

import * as publicNames from './index.ts';

test('the public names of this package', () => {
  expect(Object.keys(publicNames).sort()).toEqual([
    'I18nProvider',
    'LocaleProvider',
    'availableLocales',
    'catalogue',
    'countryNames',
    'createFormat',
    'createLocaleStore',
    'findByText',
    'foldText',
    'fromWire',
    'inLocale',
    'isCalendarDay',
    'languageName',
    'languageNames',
    'languageTag',
    'parseIsoDate',
    'retypeText',
    'spellingOf',
    'toWire',
    'translated',
    'useFormat',
    'useLocale',
    'useLocaleStore',
    'useTranslated',
    'useWireLocale',
    'writeCsv',
  ]);
});
