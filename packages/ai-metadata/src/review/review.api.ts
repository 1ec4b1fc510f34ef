import type { ApiClient } from '@my-air/api-client';
import { nullIfUnknown } from '@my-air/feature-kit/data';
import type { PortalContext } from '@my-air/feature-kit';
import { queryOptions } from '@tanstack/react-query';

import { approveAll, approveReviewItem, discardReviewItem, editReviewItem, listReview } from '../contract.ts';
import { cacheJob } from '../jobs/jobs.api.ts';

/** One page of the results that wait for approval; null where the server knows no review. */
export const reviewQuery = (api: ApiClient, id: string, page: number) =>
  queryOptions({
    queryKey: ['ai-metadata', 'review', id, page],
    queryFn: ({ signal }) =>
      nullIfUnknown(api.send(listReview, { params: { id }, query: { page } }, { signal })),
    staleTime: 5000,
  });

const decisions = { approve: approveReviewItem, discard: discardReviewItem } as const;
export type Decision = keyof typeof decisions;

/** Publishes one result, or drops it. */
export async function decide(
  portal: PortalContext,
  id: string,
  item: number,
  decision: Decision,
): Promise<void> {
  cacheJob(portal, (await portal.api.send(decisions[decision], { params: { id, item } })).job);
}

/** Keeps a corrected result. */
export async function correct(
  portal: PortalContext,
  id: string,
  item: number,
  body: { title: string; description: string },
): Promise<void> {
  cacheJob(portal, (await portal.api.send(editReviewItem, { params: { id, item }, body })).job);
  // A correction changes no number of the job.
  void portal.queryClient.invalidateQueries({ queryKey: ['ai-metadata', 'review', id] });
}

/** Publishes everything that waits. */
export async function approveEverything(portal: PortalContext, id: string): Promise<void> {
  cacheJob(portal, (await portal.api.send(approveAll, { params: { id }, body: {} })).job);
}
