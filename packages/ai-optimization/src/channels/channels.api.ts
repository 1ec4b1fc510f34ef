import type { ApiClient } from '@my-air/api-client';
import { queryOptions } from '@tanstack/react-query';

import type { OptimizationChannel } from '../contract.ts';

/** The channels with how many suggestions wait. The shapes of the calls are loaded with the first call. */
export const channelsQuery = (api: ApiClient, { pageLoading = false } = {}) =>
  queryOptions({
    queryKey: ['ai-optimization', 'channels'],
    queryFn: async ({ signal }): Promise<readonly OptimizationChannel[]> => {
      const { listOptimizationChannels } = await import('../contract.ts');
      return (await api.send(listOptimizationChannels, {}, { signal, pageLoading })).channels;
    },
    staleTime: 30_000,
  });

/** How many suggestions of all channels wait. */
export const countOpen = (channels: readonly OptimizationChannel[]) =>
  channels.reduce((sum, channel) => sum + channel.open_count, 0);
