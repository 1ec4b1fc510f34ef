import type { ApiClient } from '@my-air/api-client';
import type { PortalContext } from '@my-air/feature-kit';
import { queryOptions } from '@tanstack/react-query';

import { listOptimizationChannels, type OptimizationChannel } from '../contract.ts';

/** The channels with the numbers of their open suggestions. */
export const channelsQuery = (api: ApiClient, { pageLoading = false } = {}) =>
  queryOptions({
    queryKey: ['ai-optimization', 'channels'],
    queryFn: async ({ signal }): Promise<readonly OptimizationChannel[]> =>
      (await api.send(listOptimizationChannels, {}, { signal, pageLoading })).channels,
    staleTime: 30_000,
  });

/** The channels whose suggestions can be put in place: not those whose owner took our access back. */
export const withOpenSuggestions = (channels: readonly OptimizationChannel[]) =>
  channels.filter(({ open_count, is_access_revoked }) => open_count > 0 && !is_access_revoked);

/** Loads the data that the screen waits for: the channels. */
export async function loadChannels({ api, queryClient }: PortalContext): Promise<void> {
  await queryClient.ensureQueryData(channelsQuery(api, { pageLoading: true }));
}
