import { expect, test } from 'vitest';

import { weekOf } from './weekOf.ts';

const monday = '2026-11-30';
/** Days that end before the Monday, or some days earlier. */
const days = (count: number, values: (daysAgo: number) => object, lag = 0) =>
  Array.from({ length: count }, (_, place) => {
    const daysAgo = count - place;
    return {
      date: new Date(Date.parse(monday) - (daysAgo + lag) * 86_400_000).toISOString().slice(0, 10),
      ...values(daysAgo),
    };
  });
const channel = (platform_guid: string, ofDays: ReturnType<typeof days>) => ({
  platform_guid,
  days: ofDays,
});
const double = (daysAgo: number) => ({ views: daysAgo > 7 ? 100 : 200, revenue_usd: 1 });

test('[HOME-01] the seven days before Monday are compared with the seven before, and a day of this week is left out', () => {
  const week = weekOf({ channels: [channel('a', days(56, double))] }, monday);
  expect(week?.days.map(({ date }) => date)).toEqual(days(7, double).map(({ date }) => date));
  expect(week).toMatchObject({
    views: { total: 1400, change: 1 },
    revenue: { total: 7, change: 0 },
  });
  expect(week?.before).toHaveLength(7);
  const later = days(56, double).concat({ date: '2026-11-30', views: 9000, revenue_usd: 1 } as never);
  expect(weekOf({ channels: [channel('a', later)] }, monday)?.views.total).toBe(1400);
});

test('[HOME-01] the best is the channel with the most views of the week, and of one channel its best day', () => {
  const before = channel(
    'before',
    days(14, (ago) => ({ views: ago > 7 ? 9000 : 1 })),
  );
  const best = channel(
    'best',
    days(14, () => ({ views: 50 })),
  );
  expect(weekOf({ channels: [before, best] }, monday)?.best).toMatchObject({
    channel: { platform_guid: 'best' },
  });
  const one = channel(
    'one',
    days(14, (ago) => ({ views: ago === 3 ? 70 : 50 })),
  );
  expect(weekOf({ channels: [one] }, monday)?.best).toEqual({ day: '2026-11-27' });
  const unknown = channel(
    'unknown',
    days(14, () => ({ revenue_usd: 2 })),
  );
  expect(weekOf({ channels: [unknown] }, monday)).toMatchObject({
    best: undefined,
    views: { total: null },
    revenue: { total: 14 },
  });
});

test('[HOME-01] figures that come some days late are those of the last week, older ones are not', () => {
  const ending = (lag: number) => weekOf({ channels: [channel('a', days(30, double, lag))] }, monday);
  expect(ending(2)?.days.at(-1)?.date).toBe('2026-11-27');
  expect(ending(10)).toBeUndefined();
});

test('[HOME-01] there is no week without seven days, nor where both weeks are empty', () => {
  const of = (...channels: ReturnType<typeof channel>[]) => weekOf({ channels }, monday);
  expect(of()).toBeUndefined();
  expect(of(channel('a', days(6, double)))).toBeUndefined();
  expect(
    of(
      channel(
        'a',
        days(14, () => ({ views: 0, revenue_usd: 0 })),
      ),
    ),
  ).toBeUndefined();
  expect(
    of(
      channel(
        'a',
        days(14, () => ({})),
      ),
    ),
  ).toBeUndefined();
  expect(
    of(
      channel(
        'a',
        days(14, (ago) => ({ views: ago > 7 ? 5 : 0 })),
      ),
    ),
  ).toMatchObject({
    views: { total: 0, change: -1 },
  });
});

test('[HOME-01] the week of a thousand channels is summed up', () => {
  const channels = Array.from({ length: 1_000 }, (_, place) => channel(`UC${place}`, days(56, double)));
  expect(weekOf({ channels }, monday)?.views.total).toBe(1_400_000);
});
