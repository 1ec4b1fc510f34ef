import type { Statistics } from '@my-air/api-client/contract';
import { channelsQuery, figuresByChannel, statisticsQuery, useScope } from '@my-air/feature-kit/data';
import { usePortal } from '@my-air/feature-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { sumStatistics, type StatisticsSum } from '../statistics/sumStatistics.ts';
import { monthOf, type Month } from './monthOf.ts';

export interface ShownMonth extends Month {
  /** The answer that all this is made of. */
  statistics: Statistics;
  /** The days of the channels together. */
  sum: StatisticsSum;
  /** Whether some channels are left out. */
  isNarrowed: boolean;
}

/** The last 28 days of the channels that the screens are about; undefined where the server has no statistics. */
export function useMonth(): ShownMonth | undefined {
  const { api } = usePortal();
  const { data: statistics } = useSuspenseQuery(statisticsQuery(api));
  const { data: channels } = useSuspenseQuery(channelsQuery(api));
  const { choice, includes } = useScope();
  // Remembered by hand: a thousand channels are summed up once.
  return useMemo(() => {
    if (!statistics) return undefined;
    const counted = statistics.channels.filter(includes);
    return {
      ...monthOf(channels, figuresByChannel({ ...statistics, channels: counted })),
      statistics,
      sum: sumStatistics({ channels: counted }),
      isNarrowed: choice !== undefined,
    };
  }, [statistics, channels, choice, includes]);
}
