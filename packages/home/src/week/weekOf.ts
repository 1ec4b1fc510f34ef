import type { Statistics } from '@my-air/api-client/contract';
import type { ChannelId } from '@my-air/feature-kit/data';
import { startOf } from '@my-air/i18n';

import { sumStatistics, type StatisticsSum } from '../statistics/sumStatistics.ts';

const weekLength = 7;
const weekTime = weekLength * 86_400_000;

/** The last finished week of all channels together, and the one before. */
export interface Week extends StatisticsSum {
  /** The channel with the most views, or of a single channel its day with the most; undefined where views are not known. */
  best: { channel: ChannelId; day?: never } | { day: string; channel?: never } | undefined;
}

/**
 * The seven days before a Monday; undefined where they are not all known, or there was nothing in them and in the seven
 * before.
 */
export function weekOf({ channels }: Pick<Statistics, 'channels'>, monday: string): Week | undefined {
  const counted = channels.map((channel) => ({
    ...channel,
    days: channel.days.filter(({ date }) => date < monday),
  }));
  const sum = sumStatistics({ channels: counted }, weekLength);
  const { days, before, views, revenue } = sum;
  const latest = days.at(-1)?.date;
  const isLastWeek = startOf(latest, 'UTC') >= startOf(monday, 'UTC') - weekTime;
  if (days.length < weekLength || !isLastWeek) return undefined;
  const isEmpty = [...days, ...before].every((day) => !day.views && !day.revenue);
  if (isEmpty || (views.total === null && revenue.total === null)) return undefined;
  return { ...sum, best: views.total ? bestOf(counted, days) : undefined };
}

function bestOf(channels: Statistics['channels'], days: StatisticsSum['days']): Week['best'] {
  const highestOf = <Item>(items: readonly Item[], viewsOf: (item: Item) => number): Item =>
    items.reduce((best, item) => (viewsOf(item) > viewsOf(best) ? item : best));
  const from = days[0]!.date;
  const seen = channels.filter((channel) => channel.days.some(({ date }) => date >= from));
  if (seen.length === 1) return { day: highestOf(days, (day) => day.views ?? 0).date };
  const sums = seen.map((channel) => ({
    channel,
    views: channel.days.reduce((sum, { date, views }) => (date >= from ? sum + (views ?? 0) : sum), 0),
  }));
  return { channel: highestOf(sums, (one) => one.views).channel };
}
