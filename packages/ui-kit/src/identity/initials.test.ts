import { expect, test } from 'vitest';

import { initials } from './initials.ts';

test.each([
  ['Olena Kovalenko', 'OK'],
  ['їжак', 'Ї'],
  ['Kitchen at night', 'KA'],
  ['🎮 Play', '🎮P'],
  ['  ', ''],
  ['«Пригоди» сантехніка', 'ПС'],
  ['@name', 'N'],
])('the initials of "%s" are "%s"', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
