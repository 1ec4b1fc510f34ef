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
