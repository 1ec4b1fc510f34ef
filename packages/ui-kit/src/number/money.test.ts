import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { moneyAmount, moneyText } from './money.ts';

test.each([
  [0.1 + 0.2, 'USD', '0.30'],
  [1.005, 'USD', '1.01'],
  [1250.5, 'USD', '1250.50'],
  [1250, 'JPY', '1250'],
  [1.2345, 'KWD', '1.235'],
  [-0.001, 'USD', '0.00'],
  [-3, 'EUR', '-3.00'],
  [1e12, 'USD', '1000000000000.00'],
])('%d %s travel as %s', (amount, currency, text) => {
  expect(moneyText(amount, currency)).toBe(text);
});

test('nothing, and what is no number, travel as null', () => {
  expect(moneyText(null, 'USD')).toBeNull();
  expect(moneyText(Number.NaN, 'USD')).toBeNull();
  for (const text of [null, '', '1,5', '1e3', ' 1', '.5', '$1']) expect(moneyAmount(text)).toBeNull();
});

test('an amount of up to a trillion comes back to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e14, max: 1e14 }), (cents) => {
      const sign = cents < 0 ? '-' : '';
      const digits = String(Math.abs(cents)).padStart(3, '0');
      const text = `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
      fc.pre(cents !== 0);
      expect(moneyText(moneyAmount(text), 'USD')).toBe(text);
    }),
  );
});
