import { expect, test } from 'vitest';

import { parseId, readId } from './ids.ts';

test.each([
  [7, 7],
  ['7', 7],
  ['c4f1', 'c4f1'],
  ['007', '007'],
  ['9007199254740993', '9007199254740993'],
  ['01JD8Z0Q7E', '01JD8Z0Q7E'],
])('[API-03] the id %j has the form %j', (sent, form) => {
  expect(readId(sent)).toBe(form);
  expect(readId(readId(sent))).toBe(form);
  expect(parseId(sent)).toBe(form);
});

test.each([
  undefined,
  null,
  '',
  0,
  '0',
  '-0',
  -1,
  1.5,
  Number.NaN,
  true,
  {},
  ['7'],
  'two words',
  'a/b',
  'x'.repeat(65),
])('%j in an address is the id of nothing', (value) => {
  expect(parseId(value)).toBeUndefined();
});
