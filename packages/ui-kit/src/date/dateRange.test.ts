import { expect, test } from 'vitest';

import { orderedRange, presetRange, type RangePreset } from './dateRange.ts';

test.each<[RangePreset, string, string, string]>([
  ['last7', '2026-03-03', '2026-02-25', '2026-03-03'],
  ['last28', '2026-03-03', '2026-02-04', '2026-03-03'],
  ['last90', '2026-01-01', '2025-10-04', '2026-01-01'],
  ['thisMonth', '2026-03-03', '2026-03-01', '2026-03-03'],
  ['lastMonth', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['lastMonth', '2026-01-15', '2025-12-01', '2025-12-31'],
  ['thisYear', '2026-03-03', '2026-01-01', '2026-03-03'],
])('%s, as of %s, is from %s to %s', (preset, today, from, to) => {
  expect(presetRange(preset, today)).toEqual({ from, to });
});

test('a range has its earlier day first, and an open one stays open', () => {
  expect(orderedRange({ from: '2026-02-01', to: '2026-01-01' })).toEqual({
    from: '2026-01-01',
    to: '2026-02-01',
  });
  expect(orderedRange({ from: '2026-02-01', to: null })).toEqual({ from: '2026-02-01', to: null });
});
