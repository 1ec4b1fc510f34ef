import { describe, expect, test } from 'vitest';

import { knownValues, namedCategories, room, verticalScale } from './chartScale.ts';

describe('verticalScale', () => {
  test('zero is at the bottom and the highest round value at the top', () => {
    const { ticks, y } = verticalScale([130, 420, 980], 240);
    expect(ticks[0]).toBe(0);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(800);
    expect(y(0)).toBe(240 - room.bottom);
    expect(y(1000)).toBe(room.top);
  });

  test('losses stand below zero', () => {
    const { y } = verticalScale([-50, 100], 240);
    expect(y(-50)).toBeGreaterThan(y(0));
    expect(y(0)).toBeLessThan(240 - room.bottom);
  });

  test.each([[[]], [[0]], [[0, 0]]])('%j can be drawn too', (values) => {
    const { ticks, y } = verticalScale(values, 240);
    expect(ticks.length).toBeGreaterThan(1);
    expect(Number.isFinite(y(0))).toBe(true);
  });
});

test('what is not known counts for nothing', () => {
  const series = [{ id: 'a', name: 'A', values: [1, null, 3] }];
  expect(knownValues(series)).toEqual([1, 3]);
});

test.each([
  [0, 600, []],
  [3, 600, [0, 1, 2]],
  [12, 300, [0, 3, 6, 9]],
  [5, 10, [0]],
])('of %i categories on %i pixels these are named: %j', (count, width, expected) => {
  expect(namedCategories(count, width, 72)).toEqual(expected);
});
