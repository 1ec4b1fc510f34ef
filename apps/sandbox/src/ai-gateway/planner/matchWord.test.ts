import { expect, test } from 'vitest';

import { beginsWith, isMisspelling } from './matchWord.ts';

test.each([
  ['thumbnail', 'thumnails'],
  ['translate', 'tranlsate'],
  ['обложк', 'облошки'],
  ['subtitle', 'subtittles'],
])('[MKT-07] "%s" is recognised in "%s"', (known, word) => {
  expect(isMisspelling(known, word)).toBe(true);
});

test.each([
  ['recipe', 'receita'],
  ['hate', 'have'],
  ['trend', 'friend'],
])('[MKT-07] "%s" is not "%s"', (known, word) => {
  expect(isMisspelling(known, word)).toBe(false);
});

test('[MKT-07] short words have to be equal, longer ones begin alike', () => {
  expect(beginsWith('tv', 'tvs')).toBe(false);
  expect(beginsWith('spam', 'spammers')).toBe(true);
});
