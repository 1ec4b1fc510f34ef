import { expect, test } from 'vitest';

import { buildNotification } from '../testing/buildNotification.ts';
import { groupByDay } from './groupByDay.ts';

const dayOf = (moment: string) => moment.slice(0, 10);
const at = (created_at: string | null) => buildNotification({ created_at });

test('notifications stand under their day, in their order', () => {
  const [late, early, before, unknown] = [
    at('2026-11-21T18:00:00Z'),
    at('2026-11-21T07:00:00Z'),
    at('2026-11-20T23:00:00Z'),
    at(null),
  ];
  expect(groupByDay([late, early, before, unknown], dayOf)).toEqual([
    { moment: late.created_at, notifications: [late, early] },
    { moment: before.created_at, notifications: [before] },
    { moment: undefined, notifications: [unknown] },
  ]);
});

test('without notifications there are no days', () => {
  expect(groupByDay([], dayOf)).toEqual([]);
});
