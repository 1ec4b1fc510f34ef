import type { PortalContext } from '@my-air/feature-kit';
import { notFound } from '@tanstack/react-router';

import { languagesQuery } from '../languages/languages.api.ts';
import { balanceQuery } from '../packages/packages.api.ts';
import { reviewQuery } from '../review/review.api.ts';
import { failureGroupsQuery, jobQuery, receiptQuery } from './jobs.api.ts';

/** Loads a job. Throws `notFound` where the server does not know it, or no jobs at all. */
export async function loadJob({ api, queryClient }: PortalContext, id: string): Promise<void> {
  const [job] = await Promise.all([
    queryClient.ensureQueryData(jobQuery(api, id, { pageLoading: true })),
    queryClient.ensureQueryData(languagesQuery(api, { pageLoading: true })),
    Promise.allSettled([
      queryClient.ensureQueryData(balanceQuery(api)),
      queryClient.ensureQueryData(receiptQuery(api, id)),
    ]),
  ]);
  if (job === null) throw notFound();
  await Promise.allSettled([
    job.failed && queryClient.ensureQueryData(failureGroupsQuery(api, id)),
    job.in_review && queryClient.ensureQueryData(reviewQuery(api, id, 1)),
  ]);
}
