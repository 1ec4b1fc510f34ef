import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';

import { titleOf } from './titleOf.ts';

const title = { id: 'messages' };
const messages = {
  en: { messages: 'Messages' },
  uk: { messages: 'Повідомлення' },
  pt: { messages: 'Mensagens' },
};
const i18nIn = (locale: keyof typeof messages) => setupI18n({ locale, messages });
const english = i18nIn('en');
const named = { staticData: { title } };
const unnamed = { staticData: {} };

test.each([
  ['en', 'Messages - My AIR'],
  ['uk', 'Повідомлення - My AIR'],
  ['pt', 'Mensagens - My AIR'],
] as const)('[NAV-02] [SH-04] in %s a named screen is called "%s"', (locale, expected) => {
  expect(titleOf([unnamed, named], i18nIn(locale), 'My AIR')).toBe(expected);
});

test('[NAV-02] a screen without a name of its own keeps its parent’s, and without any it is the brand alone', () => {
  expect(titleOf([unnamed, named, unnamed], english, 'My AIR')).toBe('Messages - My AIR');
  expect(titleOf([unnamed], english, 'My AIR')).toBe('My AIR');
});

test('[NAV-02] a name whose text is not loaded yet is left out', () => {
  expect(titleOf([named], setupI18n({ locale: 'en', messages: { en: {} } }), 'My AIR')).toBe('My AIR');
});

test('[NAV-02] [ERR-01] a page that does not exist says so in its title', () => {
  const missing = { ...named, status: 'notFound', loaderData: { title: 'Connect a channel' } };
  expect(titleOf([unnamed, missing], english, 'My AIR')).toBe('Page not found - My AIR');
});

test('[NAV-02] [BRAND-01] the name of the other brand replaces it', () => {
  expect(titleOf([named], english, 'Scalelab')).toBe('Messages - Scalelab');
});

test('[HELP-03] a thing that is shown is called by its own name, which its loader gives', () => {
  const article = { ...named, loaderData: { title: 'Connect a channel' } };
  expect(titleOf([unnamed, article], i18nIn('uk'), 'My AIR')).toBe('Connect a channel - My AIR');
  expect(titleOf([{ ...named, loaderData: { title: 7 } }], english, 'My AIR')).toBe('Messages - My AIR');
});
