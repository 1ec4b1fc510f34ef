import { expect, test } from 'vitest';

import * as publicNames from './index.ts';

test('the public names of this package', () => {
  expect(Object.keys(publicNames).sort()).toEqual([
    'I18nProvider',
    'LocaleProvider',
    'availableLocales',
    'catalogue',
    'createFormat',
    'createLocaleStore',
    'fromWire',
    'inLocale',
    'languageName',
    'languageTag',
    'parseIsoDate',
    'toWire',
    'translated',
    'useFormat',
    'useLocale',
    'useLocaleStore',
    'useTranslated',
    'useWireLocale',
  ]);
});
