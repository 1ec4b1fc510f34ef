import type { Deadline } from '@my-air/feature-kit';
import { expect, test } from 'vitest';

import { listDeadlines } from './listDeadlines.ts';

/** Noon on this device. */
const now = new Date(2026, 10, 27, 12).getTime();
const inHours = (hours: number) => new Date(now + hours * 3_600_000).toISOString();
const deadline = (id: string, at: string): Deadline => ({ id, title: id, at, to: '/home' });
const ids = (...found: (readonly Deadline[] | undefined)[]) =>
  listDeadlines(found, now, undefined).map(({ id }) => id);

test('[HOME-01] the next date is first, whichever feature knows it', () => {
  expect(
    ids([deadline('payout', '2026-12-15'), deadline('invitation', '2026-11-28T09:00:00Z')], undefined, [
      deadline('audit', '2026-11-30T10:00:00+02:00'),
    ]),
  ).toEqual(['invitation', 'audit', 'payout']);
});

test('[HOME-01] what is over, and what is no date, is not listed; today is', () => {
  expect(
    ids([
      deadline('an hour ago', inHours(-1)),
      deadline('yesterday', '2026-11-26'),
      deadline('nonsense', 'soon'),
      deadline('today', '2026-11-27'),
      deadline('in an hour', inHours(1)),
    ]),
  ).toEqual(['today', 'in an hour']);
});

test('[HOME-01] what two features know of is listed once', () => {
  expect(ids([deadline('a', '2026-12-01')], [deadline('a', '2026-12-01')])).toEqual(['a']);
});

test('[HOME-01] a day of the calendar is listed until its midnight in the time zone of the user', () => {
  const midnight = Date.parse('2026-11-28T08:00:00Z');
  const list = (at: number) => listDeadlines([[deadline('today', '2026-11-27')]], at, 'America/Los_Angeles');
  expect(list(midnight - 60_000)).toHaveLength(1);
  expect(list(midnight)).toHaveLength(0);
});
