import type { ApiClient } from '@my-air/api-client';
import type { PortalContext } from '@my-air/feature-kit';
import { queryOptions } from '@tanstack/react-query';

import { getDistribution, getVideoSupportChat, listActiveRequests } from '../contract.ts';

/** The platforms and the total. `pageLoading`: a route waits for them. */
export const distributionQuery = (api: ApiClient, { pageLoading = false } = {}) =>
  queryOptions({
    queryKey: ['distribution', 'platforms'],
    queryFn: ({ signal }) => api.send(getDistribution, {}, { signal, pageLoading }),
    staleTime: 30_000,
  });

/** The requests that are under way, by channel. */
export const requestsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['distribution', 'requests'],
    queryFn: async ({ signal }) => (await api.send(listActiveRequests, {}, { signal })).channels,
    staleTime: 30_000,
  });

/** The chat about videos and distribution; null where there is none. */
export const supportChatQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['distribution', 'support-chat'],
    queryFn: async ({ signal }) => (await api.send(getVideoSupportChat, {}, { signal })).chat ?? null,
    // Its messages are read elsewhere, and the count follows when the screen is opened again.
    staleTime: 0,
  });

/** Loads the platforms before their screen opens. */
export async function loadDistribution({ api, queryClient }: PortalContext): Promise<void> {
  await queryClient.ensureQueryData(distributionQuery(api, { pageLoading: true }));
}
