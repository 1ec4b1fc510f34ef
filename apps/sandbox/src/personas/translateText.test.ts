import { expect, test } from 'vitest';

import { wireLocales } from '../content/wireLocales.ts';
import { personas } from './personas.ts';
import { translateText, translations } from './translateText.ts';

/** The languages of personas whose own texts are not in English. */
const others = new Set(['portuguese', 'russian']);

const said = personas
  .filter(({ id }) => !others.has(id))
  .flatMap(({ channels, distribution, notifications }) => [
    ...channels.flatMap(({ resolution, issueDescriptions }) => [resolution, ...(issueDescriptions ?? [])]),
    ...distribution.flatMap(({ description, reason }) => [description, reason]),
    ...notifications.flatMap(({ summary, description }) => [summary, description]),
  ])
  .filter((text) => typeof text === 'string');

test('what our team says to a persona is there in every language', () => {
  expect(said.length).toBeGreaterThan(20);
  expect(said.filter((text) => !translations.has(text))).toEqual([]);
  const alike = said.filter(
    (text) => new Set(wireLocales.map((locale) => translateText(text, locale))).size < wireLocales.length,
  );
  expect(alike).toEqual([]);
});

test('a text of somebody else stays as it is', () => {
  expect(translateText('Written by hand', 'ua')).toBe('Written by hand');
  expect(translateText(null, 'ua')).toBeNull();
});
