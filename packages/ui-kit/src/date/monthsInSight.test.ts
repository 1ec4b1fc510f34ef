import { describe, expect, test } from 'vitest';

import { firstMonthFor, firstMonthWith } from './monthsInSight.ts';

describe('firstMonthFor', () => {
  test.each([
    ['2026-11-21', 1, undefined, '2026-11-01'],
    ['2026-11-21', 2, undefined, '2026-10-01'],
    ['2026-01-31', 2, undefined, '2025-12-01'],
    ['2026-11-21', 2, '2026-10-31', '2026-10-01'],
    ['2026-11-21', 2, '2026-11-01', '2026-11-01'],
  ])('%s in %i months from %s on: %s', (date, months, min, expected) => {
    expect(firstMonthFor(date, months, min)).toBe(expected);
  });
});

describe('firstMonthWith', () => {
  test.each([
    ['2026-10-31', '2026-10-01', 2, '2026-10-01'],
    ['2026-11-30', '2026-10-01', 2, '2026-10-01'],
    ['2026-12-01', '2026-10-01', 2, '2026-11-01'],
    ['2026-09-30', '2026-10-01', 2, '2026-09-01'],
    ['2027-01-15', '2026-10-01', 1, '2027-01-01'],
  ])('%s, with %s and %i months in sight: %s', (date, first, months, expected) => {
    expect(firstMonthWith(date, first, months)).toBe(expected);
  });
});
