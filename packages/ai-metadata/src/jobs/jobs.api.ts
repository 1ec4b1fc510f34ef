import type { ApiClient } from '@my-air/api-client';
import { nullIfUnknown } from '@my-air/feature-kit/data';
import type { DataContext } from '@my-air/feature-kit';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import { cancelJob, getJob, getReceipt, listFailures, retryFailed, undoJob, type Job } from '../contract.ts';
import { byPageNumber } from '../list/paging.ts';
import { hasEnded, isActive } from './jobProgress.ts';
import { openJobsQuery, progressInterval } from './jobsQuery.ts';

/** One job, read again while it works; null where the server does not know it. */
export const jobQuery = (api: ApiClient, id: string, { pageLoading = false } = {}) =>
  queryOptions({
    queryKey: ['ai-metadata', 'job', id],
    queryFn: ({ signal }) =>
      nullIfUnknown(api.send(getJob, { params: { id } }, { signal, pageLoading }).then(({ job }) => job)),
    staleTime: 5000,
    refetchInterval: ({ state }) => (state.data && isActive(state.data) ? progressInterval : false),
    meta: { poll: true },
  });

/** The promise beside the result, per language; null where the server has no receipt. */
export const receiptQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['ai-metadata', 'receipt', id],
    queryFn: ({ signal }) => nullIfUnknown(api.send(getReceipt, { params: { id } }, { signal })),
    staleTime: 5000,
  });

/** How many translations of a job failed for each reason; null where the server does not list them. */
export const failureGroupsQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['ai-metadata', 'failures', id],
    queryFn: ({ signal }) =>
      nullIfUnknown(
        api.send(listFailures, { params: { id }, query: {} }, { signal }).then(({ groups }) => groups),
      ),
    staleTime: 5000,
  });

/** The failures of a job for a reason, page by page; null where the server does not list them. */
export const failedVideosQuery = (api: ApiClient, id: string, reason: string) =>
  infiniteQueryOptions({
    queryKey: ['ai-metadata', 'failures', id, reason],
    queryFn: ({ signal, pageParam: page }) =>
      nullIfUnknown(api.send(listFailures, { params: { id }, query: { page, reason } }, { signal })),
    ...byPageNumber,
    staleTime: 5000,
  });

/**
 * Puts a job as the server answered it everywhere it is shown, and reads the balance anew; jobs as well where the answer
 * does not say which it is. The job's screen reads its details anew by itself.
 */
export function cacheJob({ api, queryClient }: DataContext, job: Job | null | undefined): void {
  const hasAnswer = job?.id != null;
  if (hasAnswer) {
    const id = String(job.id);
    queryClient.setQueryData(jobQuery(api, id).queryKey, job);
    queryClient.setQueryData(openJobsQuery(api).queryKey, (jobs) => {
      if (!jobs) return jobs;
      const isKnown = jobs.some((one) => String(one.id) === id);
      const all = isKnown ? jobs.map((one) => (String(one.id) === id ? job : one)) : [job, ...jobs];
      return all.filter((one) => !hasEnded(one));
    });
    void queryClient.invalidateQueries({ queryKey: ['ai-metadata', 'jobs', 'history'] });
  }
  const dependentNames = ['balance', 'ledger'];
  for (const name of hasAnswer ? dependentNames : ['job', 'jobs', ...dependentNames]) {
    void queryClient.invalidateQueries({ queryKey: ['ai-metadata', name] });
  }
}

const acts = { cancel: cancelJob, retry: retryFailed, undo: undoJob } as const;
export type JobAct = keyof typeof acts;

/** Cancels a job, retries its failed translations, or undoes its published ones. */
export async function actOnJob(portal: DataContext, id: string, act: JobAct): Promise<void> {
  const { job } = await portal.api.send(acts[act], { params: { id } });
  cacheJob(portal, job);
}
