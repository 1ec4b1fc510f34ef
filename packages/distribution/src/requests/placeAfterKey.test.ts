import { expect, test } from 'vitest';

import { placeAfterKey } from './placeAfterKey.ts';

test.each([
  ['ArrowUp', false, { row: 4, column: 5 }],
  ['ArrowDown', false, { row: 6, column: 5 }],
  ['ArrowLeft', false, { row: 5, column: 4 }],
  ['ArrowRight', false, { row: 5, column: 6 }],
  ['PageUp', false, { row: 0, column: 5 }],
  ['PageDown', false, { row: 15, column: 5 }],
  ['Home', false, { row: 5, column: 0 }],
  ['End', false, { row: 5, column: 299 }],
  ['Home', true, { row: 0, column: 0 }],
  ['End', true, { row: 199, column: 299 }],
  ['a', false, undefined],
])('[DS-09] %s (Ctrl: %s) leads to %o', (key, ctrlKey, place) => {
  expect(placeAfterKey({ row: 5, column: 5 }, { key, ctrlKey }, 200, 300, 10)).toEqual(place);
});
