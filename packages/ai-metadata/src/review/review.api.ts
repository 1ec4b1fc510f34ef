import { ApiError, isApiError, type ApiClient } from '@my-air/api-client';
import { nullIfUnknown } from '@my-air/feature-kit/data';
import { draftOf, draftSubjects } from '@my-air/feature-kit/forms';
import type { PortalContext } from '@my-air/feature-kit';
import { queryOptions } from '@tanstack/react-query';

import { approveAll, approveReviewItem, discardReviewItem, editReviewItem, listReview } from '../contract.ts';
import { refusalOf } from '../failure/refusals.ts';
import { cacheJob } from '../jobs/jobs.api.ts';
import { isPublishable } from '../limits/textLimits.ts';
import { readReviewSubject, reviewDraft } from './reviewDraft.ts';

/** One page of the results that wait for approval, of one language or of all; null where the server knows no review. */
export const reviewQuery = (api: ApiClient, id: string, page: number, language?: string) =>
  queryOptions({
    queryKey: ['ai-metadata', 'review', id, language ?? null, page],
    queryFn: ({ signal }) =>
      nullIfUnknown(
        api.send(listReview, { params: { id }, query: { page, ...(language && { language }) } }, { signal }),
      ),
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

/** A correction that is typed and could not be saved; `cause` says why. */
export class CorrectionFailed extends Error {}

/**
 * Publishes everything that waits, or one language of it, as the user sees it: corrections that are still being typed, on any page, are saved
 * first. When one cannot be saved nothing is published.
 */
export async function approveEverything(portal: PortalContext, id: string, language?: string): Promise<void> {
  await saveCorrections(portal, id);
  cacheJob(
    portal,
    (await portal.api.send(approveAll, { params: { id }, body: language ? { language } : {} })).job,
  );
}

async function saveCorrections(portal: PortalContext, id: string): Promise<void> {
  const owner = portal.session.getUser()?.id;
  if (owner === undefined) return;
  for (const subject of draftSubjects(owner, reviewDraft)) {
    const { jobId, itemId: item } = readReviewSubject(subject);
    if (jobId !== id) continue;
    const draft = draftOf(owner, reviewDraft, subject);
    // More may be typed while it is being saved.
    for (let typed = draft.read(); typed; typed = draft.read()) {
      try {
        if (!isPublishable(typed))
          throw new ApiError({ code: 'validation', key: editReviewItem.key, pageLoading: false });
        await correct(portal, id, item, typed);
        draft.forget(typed);
      } catch (error) {
        // It was published or dropped meanwhile, so that there is nothing left to correct.
        if (!isApiError(error) || refusalOf(error) !== 'not_in_review')
          throw new CorrectionFailed('A correction was not saved', { cause: error });
        draft.clear();
      }
    }
  }
}
