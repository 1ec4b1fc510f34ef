import { expect, test } from 'vitest';

import { beginningsOf, Spellings } from './Spellings.ts';

const near = (known: string, word: string) => new Spellings([known]).near(word);

test.each([
  ['thumbnail', 'thumnails'],
  ['translate', 'tranlsate'],
  ['обложк', 'облошки'],
  ['subtitle', 'subtittles'],
])('[MKT-07] "%s" is recognised in "%s"', (known, word) => {
  expect(near(known, word)).toEqual([known]);
});

test.each([
  ['recipe', 'receita'],
  ['hate', 'have'],
  ['trend', 'friend'],
])('[MKT-07] "%s" is not "%s"', (known, word) => {
  expect(near(known, word)).toEqual([]);
});

test('[MKT-07] short words have to be equal, longer ones begin alike', () => {
  expect(beginningsOf('tvs')).not.toContain('tv');
  expect(beginningsOf('tv')).toContain('tv');
  expect(beginningsOf('spammers')).toContain('spam');
});
