import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { sortedOrder, type SortKey } from './sortedOrder.ts';

const sorted = (keys: SortKey[], direction: 'ascending' | 'descending', locale = 'en') =>
  [...sortedOrder(keys, (key) => key, direction, locale)].map((place) => keys[place]);

test('numbers are sorted as numbers and texts as the language does', () => {
  expect(sorted([10, 9, 100], 'ascending')).toEqual([9, 10, 100]);
  expect(sorted(['video 10', 'Video 9', 'äpfel', 'zebra'], 'ascending')).toEqual([
    'äpfel',
    'Video 9',
    'video 10',
    'zebra',
  ]);
  expect(sorted(['їжак', 'іній', 'ясен', 'енот'], 'ascending', 'uk')).toEqual([
    'енот',
    'іній',
    'їжак',
    'ясен',
  ]);
});

test('what is missing comes last in either direction', () => {
  expect(sorted([2, null, 3, undefined, Number.NaN, 1], 'ascending').slice(0, 3)).toEqual([1, 2, 3]);
  expect(sorted([2, null, 3, undefined, 1], 'descending').slice(0, 3)).toEqual([3, 2, 1]);
  expect(sorted(['b', null, 'a'], 'descending')).toEqual(['b', 'a', null]);
});

test('numbers of every kind have the order of a comparison, equal ones that of their places', () => {
  const key = fc.oneof(
    fc.double(),
    fc.integer({ min: -3, max: 3 }),
    fc.constantFrom(0, -0, Infinity, -Infinity, Number.MIN_VALUE, null, undefined),
  );
  const rank = (one: number | null | undefined) => one ?? Number.NaN;
  fc.assert(
    fc.property(fc.array(key, { maxLength: 60 }), fc.constantFrom(1, -1), (keys, sign) => {
      const order = sortedOrder(keys, (one) => one, sign === 1 ? 'ascending' : 'descending');
      const expected = keys
        .map((_, place) => place)
        .sort((one, other) => {
          const [a, b] = [rank(keys[one]), rank(keys[other])];
          if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(a)) - Number(Number.isNaN(b));
          return a === b ? 0 : a < b ? -sign : sign;
        });
      expect([...order]).toEqual(expected);
    }),
  );
});

test('equal rows keep their order, in either direction', () => {
  const rows = fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 40 });
  fc.assert(
    fc.property(rows, fc.boolean(), (keys, isUp) => {
      const order = [...sortedOrder(keys, (key) => key, isUp ? 'ascending' : 'descending')];
      expect([...order].sort((a, b) => a - b)).toEqual(keys.map((_, index) => index));
      for (const [index, place] of order.entries()) {
        const next = order[index + 1];
        if (next === undefined) continue;
        const [a, b] = [keys[place] as number, keys[next] as number];
        expect(a === b ? place < next : isUp ? a < b : a > b).toBe(true);
      }
    }),
  );
});
