import { expect, test } from 'vitest';

import { changeOf, figuresByChannel, sumFigures } from './useChannelFigures.ts';

const dateOf = (day: number) => new Date(Date.UTC(2026, 8, 30 + day)).toISOString().slice(0, 10);
const days = (views = (_day: number): number | null => 1) =>
  Array.from({ length: 56 }, (_, day) => ({
    date: dateOf(day),
    views: views(day),
    subscribers: 100 + day,
    revenue_usd: 2,
  }));
const figures = (...lists: ReturnType<typeof days>[]) =>
  [
    ...figuresByChannel({
      channels: lists.map((list, place) => ({ platform_guid: `UC${place}`, days: list })),
    }).values(),
  ] as const;

test('[CH-01] a channel has the sums of its last 28 days, and of the 28 before', () => {
  const [known] = figures(days((day) => (day < 28 ? 10 : 12)));
  expect(known).toMatchObject({ views: { now: 336, before: 280 }, earnings: { now: 56, before: 56 } });
  expect(changeOf(known!.views)).toBeCloseTo(0.2);
  expect(known!.subscribers).toEqual({ now: 155, before: 127 });
  expect(known!.course).toEqual(Array(28).fill(12));
});

test.each([
  ['whose views are not known', days((day) => (day === 40 ? null : 1))],
  ['that the server left out', days().filter(({ date }) => date !== dateOf(40))],
  ['before the channel was counted', days().slice(-5)],
])('[CH-01] a day %s makes the figure unknown, and not smaller', (_, list) => {
  const [, known] = figures(days(), list);
  expect(known!.views.now).toBeNull();
  expect(changeOf(known!.views)).toBeUndefined();
  expect(known!.course).toBeUndefined();
});

test('[CH-01] a channel whose counting is behind is not compared over other days', () => {
  const [, behind] = figures(days(), days().slice(0, -3));
  expect(behind!.views.now).toBeNull();
});

test('[CH-01] without as many days before, or with nothing in them, there is no change', () => {
  const [few] = figures(days().slice(-30));
  expect(few!.views).toEqual({ now: 28, before: null });
  expect(changeOf(few!.views)).toBeUndefined();
  const [none] = figures(days((day) => (day < 28 ? 0 : 5)));
  expect(changeOf(none!.views)).toBeUndefined();
});

test('[CH-01] answers without days, and without statistics, have no figures', () => {
  expect(figuresByChannel(null).size).toBe(0);
  expect(figuresByChannel({ channels: [] }).size).toBe(0);
  const [none, odd] = figures([], [{ ...days()[0]!, date: 'soon' }]);
  expect([none!.views.now, odd!.views.now]).toEqual([null, null]);
});

test('[CH-01] the sum of several channels is unknown with one of them', () => {
  expect(
    sumFigures([
      { now: 1, before: 2 },
      { now: 3, before: null },
    ]),
  ).toEqual({ now: 4, before: null });
});
