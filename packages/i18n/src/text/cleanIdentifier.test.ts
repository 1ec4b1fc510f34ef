import { expect, test } from 'vitest';

import { cleanCode, cleanIdentifier } from './cleanIdentifier.ts';

test.each([
  ['signs of direction', '\u200Eann@my-air.test\u202C', 'ann@my-air.test'],
  ['signs of no width', 'ann\u200B@my-air\uFEFF.test', 'ann@my-air.test'],
  ['a soft hyphen', 'my\u00ADname', 'myname'],
  ['no-break spaces', '\u00A0+380\u00A044\u202F1234567 ', '+380 44 1234567'],
  ['full-width signs', '＠ｄａｒｉａ．ｍｏｒｏｚ', '@daria.moroz'],
  ['dashes', '+380–44−123', '+380-44-123'],
  ['nothing', 'plain_name-1', 'plain_name-1'],
])('%s are no part of an identifier', (_name, typed, clean) => {
  expect(cleanIdentifier(typed)).toBe(clean);
});

test.each(['123 456', '123-456', '１２３４５６', '\u2068123\u00A0456\u2069', '123–456'])(
  'the code %j is read in its digits',
  (typed) => expect(cleanCode(typed)).toBe('123456'),
);
