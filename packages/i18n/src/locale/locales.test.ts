import { expect, test } from 'vitest';

import { availableLocales, fromWire, languageName, languageTag, toWire, type Locale } from './locales.ts';

const all: readonly Locale[] = ['en', 'uk', 'es', 'ru', 'pt', 'pseudo'];

test('[I18N-01] five languages are offered, and Portuguese can be hidden', () => {
  expect(availableLocales({ pt: true })).toEqual(['en', 'uk', 'es', 'ru', 'pt']);
  expect(availableLocales({ pt: false })).toEqual(['en', 'uk', 'es', 'ru']);
});

test('[G-39] Ukrainian is ua on the wire and uk for the browser', () => {
  expect(toWire('uk')).toBe('ua');
  expect(languageTag('uk')).toBe('uk');
  expect(fromWire('ua')).toBe('uk');
  expect(fromWire('uk')).toBe('uk');
  expect(fromWire('uk-UA')).toBe('uk');
});

test('[G-39] every offered language survives the way over the wire', () => {
  for (const locale of availableLocales({ pt: true })) expect(fromWire(toWire(locale))).toBe(locale);
});

test.each(['', 'xx', 'klingon', 'pseudo', '../en', null, undefined])(
  '[I18N-01] the unknown code %j is English',
  (code) => {
    expect(fromWire(code)).toBe('en');
  },
);

test('codes are read with a region and in any case', () => {
  expect(['pt-BR', 'ES_419', ' Ru ', 'EN-gb'].map(fromWire)).toEqual(['pt', 'es', 'ru', 'en']);
});

test('the browser knows every language by its tag', () => {
  for (const locale of all) {
    const tag = languageTag(locale);
    expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
    expect(Intl.PluralRules.supportedLocalesOf(tag)).toEqual([tag]);
  }
});

test('[I18N-01] a language is called by its own name', () => {
  expect(availableLocales({ pt: true }).map(languageName)).toEqual([
    'English',
    'Українська',
    'Español',
    'Русский',
    'Português',
  ]);
});

test('the pseudo-locale asks the server for English', () => {
  expect(toWire('pseudo')).toBe('en');
});
