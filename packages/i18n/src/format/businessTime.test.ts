import { expect, test } from 'vitest';

import { dueAt, type BusinessTime } from './businessTime.ts';
import { createFormat } from './createFormat.ts';

/** The moment as the clock of its zone shows it, such as `Mon 2026-11-30 18:00`. */
function due(start: string, time: BusinessTime, timeZone = 'Europe/Kyiv', holidays: readonly string[] = []) {
  const at = dueAt(start, time, { timeZone, holidays })!;
  const weekday = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone }).format(at);
  return `${weekday} ${createFormat({ locale: 'en', dateFormat: 'ISO', timeZone }).dateTime(at)}`;
}

test.each([
  // 27 November 2026 is a Friday.
  ['2026-11-26T10:00:00Z', 1, 'Fri 2026-11-27 18:00'],
  ['2026-11-27T00:10:00Z', 1, 'Mon 2026-11-30 18:00'],
  ['2026-11-27T20:00:00Z', 1, 'Mon 2026-11-30 18:00'],
  ['2026-11-28T10:00:00Z', 1, 'Mon 2026-11-30 18:00'],
  ['2026-11-29T21:59:00Z', 1, 'Mon 2026-11-30 18:00'],
  // Monday has begun in Kyiv.
  ['2026-11-29T22:01:00Z', 1, 'Tue 2026-12-01 18:00'],
  ['2026-11-27T10:00:00Z', 3, 'Wed 2026-12-02 18:00'],
  ['2026-11-27T10:00:00Z', 15, 'Fri 2026-12-18 18:00'],
])('[CH-20] what begins %s and takes %d business days is done by %s', (start, days, text) => {
  expect(due(start, { days })).toBe(text);
});

test('[CH-20] the days are those of the zone of the user', () => {
  // Friday evening in Los Angeles, Saturday in Auckland.
  const start = '2026-11-28T02:00:00Z';
  expect(due(start, { days: 1 }, 'America/Los_Angeles')).toBe('Mon 2026-11-30 18:00');
  expect(due('2026-11-27T02:00:00Z', { days: 1 }, 'America/Los_Angeles')).toBe('Fri 2026-11-27 18:00');
  expect(due('2026-11-27T02:00:00Z', { days: 1 }, 'Pacific/Auckland')).toBe('Mon 2026-11-30 18:00');
});

test('[CH-20] holidays are no business days', () => {
  const holidays = ['2026-12-24', '2026-12-25', '2026-12-28'];
  expect(due('2026-12-23T10:00:00Z', { days: 1 }, 'UTC', holidays)).toBe('Tue 2026-12-29 18:00');
  expect(due('2026-12-24T10:00:00Z', { hours: 2 }, 'UTC', holidays)).toBe('Tue 2026-12-29 11:00');
});

test('[CH-20] the end of a day is the same where clocks change on it', () => {
  // Clocks go forward on Friday, 27 March 2026 in Jerusalem.
  expect(due('2026-03-26T10:00:00Z', { days: 1 }, 'Asia/Jerusalem')).toBe('Fri 2026-03-27 18:00');
  expect(due('2026-03-27T10:00:00Z', { days: 1 }, 'Europe/Kyiv')).toBe('Mon 2026-03-30 18:00');
});

test.each([
  ['2026-11-27T10:00:00Z', 'Fri 2026-11-27 12:00'],
  ['2026-11-27T10:10:00Z', 'Fri 2026-11-27 12:30'],
  // Hours that do not fit into the day go on with the next.
  ['2026-11-27T17:00:00Z', 'Mon 2026-11-30 10:00'],
  ['2026-11-27T03:00:00Z', 'Fri 2026-11-27 11:00'],
  ['2026-11-27T22:00:00Z', 'Mon 2026-11-30 11:00'],
  ['2026-11-28T12:00:00Z', 'Mon 2026-11-30 11:00'],
])('[CH-20] what begins %s and takes two hours is done by %s', (start, text) => {
  expect(due(start, { hours: 2 }, 'UTC')).toBe(text);
});

test('what has no start has no end', () => {
  for (const start of [null, undefined, '', 'soon'])
    expect(dueAt(start, { days: 1 }, { timeZone: 'UTC', holidays: [] })).toBeUndefined();
});

test.each([
  ['en', 'Monday, Nov 30, 6:00 PM'],
  ['uk', 'пн, 30 лист., 18:00'],
  ['es', 'lunes, 30 nov, 18:00'],
  ['ru', 'пн, 30 нояб., 18:00'],
  ['pt', 'segunda-feira, 30 de nov., 18:00'],
] as const)('[VAL-08] a deadline has its weekday: %s', (locale, text) => {
  const { deadline } = createFormat({ locale, timeZone: 'UTC' });
  const now = Date.parse('2026-11-27T10:00:00Z');
  expect(deadline('2026-11-30T18:00:00Z', now).replaceAll('\u202F', ' ')).toBe(text);
  expect(deadline('2026-11-30', now)).toBe(text.replace(/, [^,]+$/, ''));
  expect(deadline('soon', now)).toBe('—');
});
