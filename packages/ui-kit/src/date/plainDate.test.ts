import * as fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';

import { addDays, addMonths, clampDate, endOfMonth, isPlainDate, startOfWeek, todayIn } from './plainDate.ts';

const dates = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

afterEach(() => vi.useRealTimers());

test.each([
  '2026-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-1-1',
  '2026-04-31',
  '',
  '2026-11-21T00:00',
  'NaN-NaN-NaN',
])('[VAL-08] %j is no day', (text) => {
  expect(isPlainDate(text)).toBe(false);
});

test('[VAL-08] leap days exist in leap years alone', () => {
  expect(['2024-02-29', '2000-02-29'].every(isPlainDate)).toBe(true);
  expect(['2023-02-29', '1900-02-29', '2100-02-29'].some(isPlainDate)).toBe(false);
});

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2026-12-31', 12, '2027-12-31'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2026-03-31', -13, '2025-02-28'],
])('%s and %d months are %s', (from, months, to) => {
  expect(addMonths(from, months)).toBe(to);
});

test('going some days and back arrives at the same day', () => {
  fc.assert(
    fc.property(dates, fc.integer({ min: -4000, max: 4000 }), (date, days) => {
      expect(isPlainDate(addDays(date, days))).toBe(true);
      expect(addDays(addDays(date, days), -days)).toBe(date);
    }),
  );
});

test('a week has its first day at most six days before', () => {
  fc.assert(
    fc.property(dates, fc.integer({ min: 0, max: 6 }), (date, firstDay) => {
      const start = startOfWeek(date, firstDay);
      expect(start <= date && date < addDays(start, 7)).toBe(true);
      expect(new Date(start).getUTCDay()).toBe(firstDay);
    }),
  );
});

test('months end when they do', () => {
  expect(['2026-02-10', '2024-02-10', '2026-04-01', '2026-12-31'].map(endOfMonth)).toEqual([
    '2026-02-28',
    '2024-02-29',
    '2026-04-30',
    '2026-12-31',
  ]);
});

test('the present day depends on the time zone', () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T22:30:00Z') });
  expect(todayIn('America/New_York')).toBe('2026-11-21');
  expect(todayIn('Asia/Kathmandu')).toBe('2026-11-22');
});

test('a day outside two others becomes the nearer of them', () => {
  expect(clampDate('2026-01-01', '2026-02-01', undefined)).toBe('2026-02-01');
  expect(clampDate('2026-03-01', '2026-02-01', '2026-02-28')).toBe('2026-02-28');
  expect(clampDate('2026-02-10', '2026-02-01', '2026-02-28')).toBe('2026-02-10');
});
