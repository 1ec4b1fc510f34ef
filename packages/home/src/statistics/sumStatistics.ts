import type { Statistics } from '@my-air/api-client/contract';

/** The days that are shown, as the texts of the card say; as many before them are what they are compared with. */
export const shownDays = 28;

/** All channels together. */
export interface StatisticsSum {
  /** The days that are shown, the latest last. */
  days: readonly { date: string; views: number; revenue: number }[];
  views: StatisticsFigure;
  /** In US dollars. */
  revenue: StatisticsFigure;
}

export interface StatisticsFigure {
  total: number;
  /** The share by which it has changed since the days before; undefined where those had nothing. */
  change: number | undefined;
}

/** Sums the days of all channels up. */
export function sumStatistics({ channels }: Pick<Statistics, 'channels'>): StatisticsSum {
  const byDate = new Map<string, { views: number; revenue: number }>();
  for (const { date, views, revenue_usd } of channels.flatMap(({ days }) => days)) {
    const day = byDate.get(date) ?? { views: 0, revenue: 0 };
    byDate.set(date, { views: day.views + views, revenue: day.revenue + revenue_usd });
  }
  const all = [...byDate]
    .map(([date, day]) => ({ date, ...day }))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
  const days = all.slice(-shownDays);
  const before = all.slice(0, -shownDays);
  const figure = (kind: 'views' | 'revenue'): StatisticsFigure => {
    const total = days.reduce((sum, day) => sum + day[kind], 0);
    const earlier = before.reduce((sum, day) => sum + day[kind], 0);
    // Fewer days than are shown would compare a week with a month.
    const isComparable = before.length === days.length && earlier > 0;
    return { total, change: isComparable ? total / earlier - 1 : undefined };
  };
  return { days, views: figure('views'), revenue: figure('revenue') };
}
