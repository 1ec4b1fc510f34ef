import { translated } from '@my-air/i18n';
import { expect, test } from 'vitest';

import { titleOf } from './titleOf.ts';

const title = translated({
  en: 'Messages',
  uk: 'Повідомлення',
  es: 'Mensajes',
  ru: 'Сообщения',
  pt: 'Mensagens',
});
const named = { staticData: { title } };
const unnamed = { staticData: {} };

test.each([
  ['en', 'Messages - My AIR'],
  ['uk', 'Повідомлення - My AIR'],
  ['pt', 'Mensagens - My AIR'],
] as const)('[NAV-02] [SH-04] in %s a named screen is called "%s"', (locale, expected) => {
  expect(titleOf([unnamed, named], locale, 'My AIR')).toBe(expected);
});

test('[NAV-02] a screen without a name of its own keeps its parent’s, and without any it is the brand alone', () => {
  expect(titleOf([unnamed, named, unnamed], 'en', 'My AIR')).toBe('Messages - My AIR');
  expect(titleOf([unnamed], 'en', 'My AIR')).toBe('My AIR');
});

test('[NAV-02] [BRAND-01] the name of the other brand replaces it', () => {
  expect(titleOf([named], 'en', 'Scalelab')).toBe('Messages - Scalelab');
});

test('[HELP-03] a thing that is shown is called by its own name, which its loader gives', () => {
  const article = { ...named, loaderData: { title: 'Connect a channel' } };
  expect(titleOf([unnamed, article], 'uk', 'My AIR')).toBe('Connect a channel - My AIR');
  expect(titleOf([{ ...named, loaderData: { title: 7 } }], 'en', 'My AIR')).toBe('Messages - My AIR');
});
