import { expect, test } from 'vitest';

import { firstDayOfWeek, weeksOfMonth } from './month.ts';

test('a month that begins in the middle of a week leaves the days before it empty', () => {
  const weeks = weeksOfMonth('2026-11-21', 1);
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null]);
  expect(weeks.flat().filter((date) => date !== null)).toHaveLength(30);
});

test.each([0, 1, 6])('every day is below its weekday when a week begins on day %d', (firstDay) => {
  const columns = weeksOfMonth('2024-02-29', firstDay).flatMap((week) =>
    week.flatMap((date, column) => (date ? [[new Date(date).getUTCDay(), (firstDay + column) % 7]] : [])),
  );
  expect(columns).toHaveLength(29);
  expect(columns.filter(([weekday, column]) => weekday !== column)).toEqual([]);
});

test.each([
  ['en', 0],
  ['en-GB', 1],
  ['uk', 1],
  ['es', 1],
  ['ru', 1],
  ['pt-BR', 0],
  ['ar-EG', 6],
])('[I18N-01] in %s a week begins on day %d', (locale, day) => {
  expect(firstDayOfWeek(locale)).toBe(day);
});
