import type { ApiClient } from '@my-air/api-client';
import { listChannels, listCountries, readStatistics } from '@my-air/api-client/contract';
import { queryOptions } from '@tanstack/react-query';

import { nullIfUnknown } from './nullIfUnknown.ts';

/** The user's channels and profiles, of every platform. `pageLoading`: a route waits for them (ERR-05). */
export const channelsQuery = (api: ApiClient, { pageLoading = false } = {}) =>
  queryOptions({
    queryKey: ['channels'],
    queryFn: async ({ signal }) => (await api.send(listChannels, {}, { signal, pageLoading })).channels,
    staleTime: 60_000,
  });

/** Countries with their regions, which hardly ever change. */
export const countriesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['countries'],
    queryFn: async ({ signal }) => (await api.send(listCountries, {}, { signal })).countries,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The last 56 days of the user's connected channels; null where the server has no statistics. */
export const statisticsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['statistics'],
    queryFn: ({ signal }) => nullIfUnknown(api.send(readStatistics, { query: { days: 56 } }, { signal })),
    // A day is counted once, at its end.
    staleTime: 30 * 60_000,
  });
