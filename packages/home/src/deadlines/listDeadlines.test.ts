import type { Deadline } from '@my-air/feature-api';
import { expect, test } from 'vitest';

import { listDeadlines } from './listDeadlines.ts';

const now = Date.parse('2026-11-27T12:00:00Z');
const deadline = (id: string, at: string): Deadline => ({ id, title: id, at, to: '/home' });
const ids = (...found: (readonly Deadline[] | undefined)[]) => listDeadlines(found, now).map(({ id }) => id);

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
      deadline('an hour ago', '2026-11-27T11:00:00Z'),
      deadline('yesterday', '2026-11-26'),
      deadline('nonsense', 'soon'),
      deadline('today', '2026-11-27'),
      deadline('in an hour', '2026-11-27T13:00:00Z'),
    ]),
  ).toEqual(['today', 'in an hour']);
});

test('[HOME-01] what two features know of is listed once', () => {
  expect(ids([deadline('a', '2026-12-01')], [deadline('a', '2026-12-01')])).toEqual(['a']);
});
