import { assumedEndpoint, Id, Identifier, Name } from '@my-air/api-client/contract';
import * as v from 'valibot';

import { count, progressCounts } from './progressCounts.ts';
import { pageNumber, PageMeta } from './selection.ts';

/**
 * The state of a job. `waiting` continues by itself once `waiting_reason` has passed; `review` waits for
 * approvals; `publishing` writes the
 * approved results to the platform; `cancelling` translates nothing more, returns the unused reservation, and ends as `cancelled`;
 * `undoing` takes the translations back, restores what they replaced, and ends as `undone`.
 */
export const jobStatuses = [
  'queued',
  'processing',
  'waiting',
  'review',
  'publishing',
  'completed',
  'cancelling',
  'cancelled',
  'undoing',
  'undone',
] as const;
export type JobStatus = (typeof jobStatuses)[number];

export const waitingReasons = [
  'access_revoked',
  'quota_exceeded',
  'spend_cap',
  'translator_unavailable',
] as const;
export type WaitingReason = (typeof waitingReasons)[number];

/** The days for which a batch can be undone after it has ended. */
export const undoDays = 7;

/** Many videos in many languages, translated as one. Counts are of translations: one video in one language each. */
export const Job = v.looseObject({
  /** The `batch_translation_id` of the call that started it. */
  id: Id,
  status: v.string(),
  waiting_reason: v.nullish(v.string()),
  channel: v.nullish(
    v.looseObject({
      platform_guid: Identifier,
      title: Name,
      thumbnail_image: v.nullish(v.string()),
    }),
  ),
  /** Whether auto mode started it. */
  is_automatic: v.nullish(v.boolean()),
  is_review: v.nullish(v.boolean()),
  original_language: v.nullish(v.string()),
  translate_languages: v.nullish(v.array(v.string())),
  update_existing_localizations: v.nullish(v.boolean()),
  /** The number of its videos. */
  videos: v.nullish(v.number()),
  /** The sum of the five counts that follow. */
  total: v.number(),
  ...progressCounts,
  /** Translations of the balance that are promised to this job and not paid yet. */
  reserved: count,
  can_cancel: v.nullish(v.boolean()),
  can_retry: v.nullish(v.boolean()),
  can_undo: v.nullish(v.boolean()),
  /** The end of the time in which the job can be undone; null while it is running. */
  undo_until: v.nullish(v.string()),
  created_at: v.nullish(v.string()),
  finished_at: v.nullish(v.string()),
});
export type Job = v.InferOutput<typeof Job>;

const Answer = v.looseObject({ job: Job });

/** The jobs of all channels or of one, the latest first. */
export const listJobs = assumedEndpoint('GET api/ai-metadata/batch-translations', {
  query: v.object({
    page: pageNumber,
    /** A channel's `platform_guid`. */
    channel: v.optional(v.string()),
    /** Only those that have not ended. */
    active: v.optional(v.boolean()),
  }),
  response: v.looseObject({ jobs: v.array(Job), meta: v.nullish(PageMeta) }),
});
export const getJob = assumedEndpoint('GET api/ai-metadata/batch-translations/{id}', {
  response: Answer,
});
/**
 * Stops new translations and returns the unused reservation; results in review are discarded. Cancelling
 * again changes nothing.
 */
export const cancelJob = assumedEndpoint('POST api/ai-metadata/batch-translations/{id}/cancel', {
  binds: true,
  response: Answer,
});
/**
 * Reserves the price of the failed translations and does them again in the same job. Refused like a batch; 409
 * when none failed.
 */
export const retryFailed = assumedEndpoint('POST api/ai-metadata/batch-translations/{id}/retry-failed', {
  binds: true,
  response: Answer,
});
/**
 * Restores every title and description that the job replaced and returns their cost. 409 when it is too late
 * or not over.
 */
export const undoJob = assumedEndpoint('POST api/ai-metadata/batch-translations/{id}/undo', {
  binds: true,
  response: Answer,
});
