import type { Channel, Statistics, StatisticsDay } from '@my-air/api-client/contract';
import { usePortal } from '@my-air/feature-kit';
import { channelKey, statisticsQuery } from '@my-air/feature-kit/data';
import { useQuery } from '@tanstack/react-query';

/** The number of days that are shown of a channel, at most. */
const shownDays = 28;

export interface ChannelDays {
  /** The last 28 days of a channel; undefined where nothing is known of them. */
  daysOf: (channel: Channel) => readonly StatisticsDay[] | undefined;
  /** Whether they are still loading. */
  isCounting: boolean;
}

/** The last days of all channels, by one call. */
export function useChannelDays(): ChannelDays {
  const { api } = usePortal();
  // oxlint-disable-next-line my-air/answered-query -- without the statistics the channels are whole
  const { data, isPending } = useQuery({ ...statisticsQuery(api), select: byChannel });
  return { daysOf: (channel) => data?.get(channelKey(channel)), isCounting: isPending };
}

const byChannel = (statistics: Statistics | null) =>
  new Map(
    (statistics?.channels ?? []).map((channel) => [channelKey(channel), channel.days.slice(-shownDays)]),
  );
