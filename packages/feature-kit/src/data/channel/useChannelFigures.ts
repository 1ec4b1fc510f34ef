import type { Statistics, StatisticsDay } from '@my-air/api-client/contract';
import { isCalendarDay, startOf } from '@my-air/i18n';
import { useQuery } from '@tanstack/react-query';

import { usePortal } from '../../index.ts';
import { statisticsQuery } from '../resources.ts';
import { channelKey, type ChannelId } from './channelKey.ts';

/** The number of days that are shown of a channel, at most; as many before them are what they are compared with. */
const shownDays = 28;

/** A figure of 28 days, and of as many before them; null where a day is not known. */
export interface Figure {
  now: number | null;
  before: number | null;
}

/** The figures of a channel, as the statistics tell them. */
export interface ChannelFigures {
  /** The days that are shown, as far as there are any; the latest last. */
  days: readonly StatisticsDay[];
  /** At the end of both times. */
  subscribers: Figure;
  views: Figure;
  /** In US dollars, as YouTube estimates them. */
  earnings: Figure;
  /** The views of each of the 28 days; undefined where a day is not known. */
  course: readonly number[] | undefined;
}

export interface AllFigures {
  /** The figures of a channel; undefined where nothing is known of it. */
  figuresOf: (channel: ChannelId) => ChannelFigures | undefined;
  /** The same by channel; undefined while they are loading, and where they cannot be had. */
  figures: ReadonlyMap<string, ChannelFigures> | undefined;
  /** Whether they are still loading. */
  isCounting: boolean;
}

/** The figures of all channels, by one call. */
export function useChannelFigures(): AllFigures {
  const { api } = usePortal();
  // oxlint-disable-next-line my-air/answered-query -- without the statistics the channels are whole
  const { data, isPending } = useQuery({ ...statisticsQuery(api), select: figuresByChannel });
  return {
    figuresOf: (channel) => data?.get(channelKey(channel)),
    figures: data,
    isCounting: isPending,
  };
}

/** The share by which a figure has changed; undefined where that is not known, or where there was nothing before. */
export function changeOf({ now, before }: Figure): number | undefined {
  return now === null || !before ? undefined : now / before - 1;
}

/** The figure of several channels; null where one of them is not known. */
export function sumFigures(figures: readonly Figure[]): Figure {
  return { now: sum(figures.map(({ now }) => now)), before: sum(figures.map(({ before }) => before)) };
}

/** The figures by channel. All end with the last day that is known of any: one that lacks it is not compared over other days. */
export function figuresByChannel(statistics: Statistics | null): ReadonlyMap<string, ChannelFigures> {
  const channels = statistics?.channels ?? [];
  const dates = lastDates(channels.flatMap(({ days }) => days.map(dateOf)));
  return new Map(channels.map((channel) => [channelKey(channel), countDays(channel.days, dates)]));
}

/** Both times of 28 days, without a gap, up to the last of the given dates. */
function lastDates(given: readonly string[]): readonly string[] {
  const last = given.reduce((latest, date) => (date > latest && isCalendarDay(date) ? date : latest), '');
  const end = startOf(last, 'UTC');
  if (Number.isNaN(end)) return [];
  return Array.from({ length: 2 * shownDays }, (_, place) =>
    // oxlint-disable-next-line my-air/date-of-text -- a number, which every browser reads alike
    new Date(end - (2 * shownDays - 1 - place) * 86_400_000).toISOString().slice(0, 10),
  );
}

function countDays(days: readonly StatisticsDay[], dates: readonly string[]): ChannelFigures {
  const byDate = new Map(days.map((day) => [dateOf(day), day]));
  const all = dates.map((date) => byDate.get(date));
  const [before, now] = [all.slice(0, shownDays), all.slice(shownDays)];
  const figure = (kind: 'views' | 'revenue_usd'): Figure => ({
    now: sum(now.map((day) => day?.[kind])),
    before: sum(before.map((day) => day?.[kind])),
  });
  const views = figure('views');
  return {
    days: days.slice(-shownDays),
    subscribers: { now: now.at(-1)?.subscribers ?? null, before: before.at(-1)?.subscribers ?? null },
    views,
    earnings: figure('revenue_usd'),
    course: views.now === null ? undefined : now.map((day) => day?.views ?? 0),
  };
}

const dateOf = ({ date }: StatisticsDay) => date.slice(0, 10);

/** Null where one of the values is not known, and where there is none. */
const sum = (values: readonly (number | null | undefined)[]) =>
  values.length === 0
    ? null
    : values.reduce<number | null>(
        (total, value) => (total === null || typeof value !== 'number' ? null : total + value),
        0,
      );
