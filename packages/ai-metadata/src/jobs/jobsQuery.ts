import type { ApiClient } from '@my-air/api-client';
import { nullIfUnknown } from '@my-air/feature-kit/data';
import { queryOptions } from '@tanstack/react-query';

// Every screen reads the jobs: the other calls of the contract come with the screens that send them.
import { listJobs } from '../contract/jobs.ts';
import { isActive } from './jobProgress.ts';

/** The interval at which the progress of translations is read, in milliseconds. */
export const progressInterval = 10_000;

/** The jobs of all channels, the latest first, read again while one works; null where the server does not list them. */
export const jobsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['ai-metadata', 'jobs'],
    queryFn: ({ signal }) =>
      nullIfUnknown(api.send(listJobs, { query: {} }, { signal }).then(({ jobs }) => jobs)),
    staleTime: progressInterval,
    refetchInterval: ({ state }) => (state.data?.some(isActive) ? progressInterval : false),
  });
