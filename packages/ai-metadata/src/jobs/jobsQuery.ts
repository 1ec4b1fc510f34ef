import type { ApiClient } from '@my-air/api-client';
import { nullIfUnknown } from '@my-air/feature-kit/data';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import { listJobs, type Job } from '../contract.ts';
import { byPageNumber } from '../list/paging.ts';
import { hasEnded, isActive } from './jobProgress.ts';

/** The interval at which the progress of translations is read, in milliseconds. */
export const progressInterval = 10_000;

/**
 * The jobs of all channels that have not ended, the latest first: those that run, and those that wait for the user. Read
 * again while one works; null where the server does not list jobs.
 */
export const openJobsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['ai-metadata', 'jobs', 'open'],
    queryFn: ({ signal }) => nullIfUnknown(readOpenJobs(api, signal)),
    staleTime: progressInterval,
    refetchInterval: ({ state }) => (state.data?.some(isActive) ? progressInterval : false),
  });

/** Reads every page: what waits for the user must not be missed, however long ago it was started. */
async function readOpenJobs(api: ApiClient, signal: AbortSignal): Promise<readonly Job[]> {
  const byId = new Map<string, Job>();
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { jobs, meta } = await api.send(listJobs, { query: { active: true, page } }, { signal });
    for (const job of jobs) if (!hasEnded(job)) byId.set(String(job.id), job);
    last = meta?.last_page ?? page;
  }
  return [...byId.values()];
}

/**
 * The jobs of a channel or of all, ended ones as well, the latest first, page by page. Read again while one works; null
 * where the server does not list jobs.
 */
export const jobHistoryQuery = (api: ApiClient, channel?: string) =>
  infiniteQueryOptions({
    queryKey: ['ai-metadata', 'jobs', 'history', channel ?? null],
    queryFn: ({ signal, pageParam: page }) =>
      nullIfUnknown(
        api.send(listJobs, { query: { page, ...(channel !== undefined && { channel }) } }, { signal }),
      ),
    ...byPageNumber,
    staleTime: progressInterval,
    refetchInterval: ({ state }) =>
      state.data?.pages.some((page) => page?.jobs.some(isActive)) ? progressInterval : false,
    meta: { poll: true },
  });
