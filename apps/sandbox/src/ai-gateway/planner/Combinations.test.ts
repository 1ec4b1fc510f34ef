import { expect, test } from 'vitest';

import { Combinations } from './Combinations.ts';
import { wordsOf } from './words.ts';

const combinations = new Combinations();
const servicesIn = (text: string) =>
  new Set(combinations.in(wordsOf(text)).flatMap(({ services }) => services));

test.each([
  'my views are falling',
  'falling: that is what my views are',
  'перегляди впали',
  'mis visitas caen',
  'просмотры упали',
  'minhas visualizacoes cairam',
])('[MKT-07] ideas ask for a service together, in any order and language: %s', (text) => {
  expect(servicesIn(text)).toContain('channel-audit');
});

test('[MKT-07] one idea of two does not ask for what both ask for', () => {
  expect(servicesIn('kids')).not.toContain('channel-audit');
  expect(servicesIn('falling')).not.toContain('channel-audit');
});

test('[MKT-07] one word is one idea, also where it could be two', () => {
  for (const { words } of combinations.in(wordsOf('bot comments in my chat'))) {
    expect(new Set(words).size).toBe(words.length);
  }
});
