import { expect, test } from 'vitest';

import { shownDays, sumStatistics } from './sumStatistics.ts';

const days = (count: number, values: (place: number) => { views: number; revenue_usd: number }) =>
  Array.from({ length: count }, (_, place) => ({
    date: new Date(Date.UTC(2026, 9, 1 + place)).toISOString().slice(0, 10),
    subscribers: 1,
    ...values(place),
  }));
const double = (place: number) =>
  place < shownDays ? { views: 100, revenue_usd: 1 } : { views: 200, revenue_usd: 0.5 };

test('[HOME-01] the days of all channels are added, and compared with as many before', () => {
  const sum = sumStatistics({
    channels: [
      { platform_guid: 'a', days: days(2 * shownDays, double) },
      { platform_guid: 'b', days: days(2 * shownDays, double).toReversed() },
    ],
  });
  expect(sum.days).toHaveLength(shownDays);
  expect(sum.days[0]).toEqual({ date: '2026-10-29', views: 400, revenue: 1 });
  expect(sum.views).toEqual({ total: 400 * shownDays, change: 1 });
  expect(sum.revenue).toEqual({ total: shownDays, change: -0.5 });
});

test('[HOME-01] a figure that is not known of one day is not known of all', () => {
  const [first, ...others] = days(2 * shownDays, double).toReversed();
  const {
    views,
    revenue,
    days: shown,
  } = sumStatistics({
    channels: [{ platform_guid: 'a', days: [{ ...first!, views: null }, ...others] }],
  });
  expect(views).toEqual({ total: null, change: undefined });
  expect(shown.at(-1)).toMatchObject({ views: null, revenue: 0.5 });
  expect(revenue.change).toBe(-0.5);
});

test('[HOME-01] without as many days before, or with nothing in them, no change is told', () => {
  const few = sumStatistics({ channels: [{ platform_guid: 'a', days: days(shownDays + 3, double) }] });
  expect(few.views.change).toBeUndefined();
  const nothing = days(2 * shownDays, (place) => ({ views: place < shownDays ? 0 : 5, revenue_usd: 0 }));
  const first = sumStatistics({ channels: [{ platform_guid: 'a', days: nothing }] });
  expect(first.views).toEqual({ total: 5 * shownDays, change: undefined });
  expect(sumStatistics({ channels: [] }).days).toEqual([]);
});

test('[HOME-01] a channel that came since the days before is counted, and is not taken for growth', () => {
  const { views } = sumStatistics({
    channels: [
      { platform_guid: 'a', days: days(2 * shownDays, double) },
      { platform_guid: 'new', days: days(2 * shownDays, double).slice(shownDays) },
    ],
  });
  expect(views).toEqual({ total: 400 * shownDays, change: 1 });
});
