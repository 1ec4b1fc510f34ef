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
  /**
   * The share by which it has changed since the days before, of the channels that were there then; undefined where those
   * had nothing.
   */
  change: number | undefined;
}

/** Sums the last days of all channels up. */
export function sumStatistics({ channels }: Pick<Statistics, 'channels'>, count = shownDays): StatisticsSum {
  const all = sumDays(channels);
  const days = all.slice(-count);
  const before = all.slice(-2 * count, -count);
  const dates = new Set(before.map(({ date }) => date));
  // A channel that has come since then is not growth. Fewer days than are shown would compare a week with a month.
  const compared = sumDays(
    before.length === days.length
      ? channels.filter((channel) => channel.days.filter(({ date }) => dates.has(date)).length === dates.size)
      : [],
  ).slice(-2 * count);
  const figure = (kind: 'views' | 'revenue'): StatisticsFigure => {
    const [earlier, later] = [compared.slice(0, count), compared.slice(count)].map((part) => sum(part, kind));
    const total = sum(days, kind);
    const isKnown = total !== null && earlier && typeof later === 'number';
    return { total, change: isKnown ? later / earlier - 1 : undefined };
  };
  return { days, before, views: figure('views'), revenue: figure('revenue') };
}

/** The days of channels together, the latest last. */
function sumDays(channels: Statistics['channels']): readonly Day[] {
  const byDate = new Map<string, Omit<Day, 'date'>>();
  for (const { date, views, revenue_usd } of channels.flatMap(({ days }) => days)) {
    const day = byDate.get(date) ?? { views: 0, revenue: 0 };
    byDate.set(date, { views: add(day.views, views), revenue: add(day.revenue, revenue_usd) });
  }
  return [...byDate]
    .map(([date, day]) => ({ date, ...day }))
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
}

const sum = (days: readonly Day[], kind: 'views' | 'revenue') =>
  days.reduce<number | null>((total, day) => add(total, day[kind]), 0);

/** The direction of a change as its whole percents show it. */
export const directionOf = (change: number) =>
  Math.abs(change) < 0.005 ? 'flat' : change > 0 ? 'up' : 'down';

/** The sum of two figures; null where one of them is not known. */
const add = (one: number | null, other: number | null | undefined) =>
  one === null || other === null || other === undefined ? null : one + other;
