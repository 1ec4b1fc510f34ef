import type { Statistics } from '@my-air/api-client/contract';

/** The days that are shown, as the texts of the card say; as many before them are what they are compared with. */
export const shownDays = 28;

/** All channels together. */
export interface StatisticsSum {
  /** The days that are shown, the latest last; a figure that is not known of every channel is null. */
  days: readonly Day[];
  views: StatisticsFigure;
  /** In US dollars. */
  revenue: StatisticsFigure;
}

interface Day {
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

/** Sums the days of all channels up. */
export function sumStatistics({ channels }: Pick<Statistics, 'channels'>): StatisticsSum {
  const byDate = new Map<string, Omit<Day, 'date'>>();
  for (const { date, views, revenue_usd } of channels.flatMap(({ days }) => days)) {
    const day = byDate.get(date) ?? { views: 0, revenue: 0 };
    byDate.set(date, { views: add(day.views, views), revenue: add(day.revenue, revenue_usd) });
  }
  const all = [...byDate]
    .map(([date, day]) => ({ date, ...day }))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
  const days = all.slice(-shownDays);
  const before = all.slice(0, -shownDays);
  const figure = (kind: 'views' | 'revenue'): StatisticsFigure => {
    const total = days.reduce<number | null>((sum, day) => add(sum, day[kind]), 0);
    const earlier = before.reduce<number | null>((sum, day) => add(sum, day[kind]), 0);
    // Fewer days than are shown would compare a week with a month.
    const isComparable = before.length === days.length && total !== null && earlier;
    return { total, change: isComparable ? total / earlier - 1 : undefined };
  };
  return { days, views: figure('views'), revenue: figure('revenue') };
}

/** The sum of two figures; null where one of them is not known. */
const add = (one: number | null, other: number | null | undefined) =>
  one === null || other === null || other === undefined ? null : one + other;
