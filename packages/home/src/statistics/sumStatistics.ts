import type { Statistics } from '@my-air/api-client/contract';

/** The days that are shown, as the texts of the card say; as many before them are what they are compared with. */
export const shownDays = 28;

/** All channels together. */
export interface StatisticsSum {
  /** The days that are shown, the latest last; a figure that is not known of every channel is null. */
  days: readonly Day[];
  /** As many days before them, as far as they are known. */
  before: readonly Day[];
  views: StatisticsFigure;
  /** In US dollars. */
  revenue: StatisticsFigure;
}

export interface Day {
  date: string;
  views: number | null;
  revenue: number | null;
}

export interface StatisticsFigure {
  /** Null where a day is not known. */
  total: number | null;
  /** The share by which it has changed since the days before; undefined where those had nothing. */
  change: number | undefined;
}

/** Sums the last days of all channels up. */
export function sumStatistics({ channels }: Pick<Statistics, 'channels'>, count = shownDays): StatisticsSum {
  const byDate = new Map<string, Omit<Day, 'date'>>();
  for (const { date, views, revenue_usd } of channels.flatMap(({ days }) => days)) {
    const day = byDate.get(date) ?? { views: 0, revenue: 0 };
    byDate.set(date, { views: add(day.views, views), revenue: add(day.revenue, revenue_usd) });
  }
  const all = [...byDate]
    .map(([date, day]) => ({ date, ...day }))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
  const days = all.slice(-count);
  const before = all.slice(-2 * count, -count);
  const figure = (kind: 'views' | 'revenue'): StatisticsFigure => {
    const total = days.reduce<number | null>((sum, day) => add(sum, day[kind]), 0);
    const earlier = before.reduce<number | null>((sum, day) => add(sum, day[kind]), 0);
    // Fewer days than are shown would compare a week with a month.
    const isComparable = before.length === days.length && total !== null && earlier;
    return { total, change: isComparable ? total / earlier - 1 : undefined };
  };
  return { days, before, views: figure('views'), revenue: figure('revenue') };
}

/** The direction of a change as its whole percents show it. */
export const directionOf = (change: number) =>
  Math.abs(change) < 0.005 ? 'flat' : change > 0 ? 'up' : 'down';

/** The sum of two figures; null where one of them is not known. */
const add = (one: number | null, other: number | null | undefined) =>
  one === null || other === null || other === undefined ? null : one + other;
