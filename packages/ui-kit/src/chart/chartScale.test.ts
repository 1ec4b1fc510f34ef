import { describe, expect, test } from 'vitest';

import { plotOf } from './chartScale.ts';

const plot = (values: readonly number[], count = 3, width = 600) =>
  plotOf({
    values,
    categories: Array.from({ length: count }, (_, index) => `Month ${index}`),
    formatTick: String,
    width,
    height: 240,
    rem: 16,
  });

describe('plotOf', () => {
  test('zero is at the bottom and the highest round value at the top', () => {
    const { ticks, y, top, bottom } = plot([130, 420, 980]);
    expect(ticks[0]).toBe(0);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(800);
    expect([y(0), y(1000)]).toEqual([bottom, top]);
  });

  test('losses stand below zero', () => {
    const { y, bottom } = plot([-50, 100]);
    expect(y(-50)).toBeGreaterThan(y(0));
    expect(y(0)).toBeLessThan(bottom);
  });

  test.each([[[]], [[0]], [[0, 0]]])('%j can be drawn too', (values) => {
    const { ticks, y } = plot(values);
    expect(ticks.length).toBeGreaterThan(1);
    expect(Number.isFinite(y(0))).toBe(true);
  });

  test.each([
    [0, 600, []],
    [3, 600, [0, 1, 2]],
    [12, 342, [0, 3, 6, 9]],
    [5, 10, [0]],
  ])('of %i categories on %i pixels these are named: %j', (count, width, expected) => {
    expect(plot([5], count, width).named).toEqual(expected);
  });
});
