import { assumedEndpoint, Id, Identifier, Name } from '@my-air/api-client/contract';
import * as v from 'valibot';

import { Job } from './jobs.ts';
import { LanguageCode, pageNumber, PageMeta } from './selection.ts';

/**
 * The parts that a translation leaves as they are. The server may send others; they are shown as protected.
 */
export const protectedKinds = ['term', 'link', 'hashtag', 'mention', 'timestamp', 'emoji'] as const;
export type ProtectedKind = (typeof protectedKinds)[number];

/** A title with its description. Plain text; line breaks are `\n`. */
export const VideoText = v.looseObject({ title: v.string(), description: v.string() });
export type VideoText = v.InferOutput<typeof VideoText>;

/** A translation that waits for approval, or was approved or discarded. */
export const ReviewItem = v.looseObject({
  id: Id,
  /** `in_review`, `completed`, `cancelled` or `failed`. */
  status: v.string(),
  language: v.string(),
  source_language: v.nullish(v.string()),
  video: v.looseObject({
    platform_guid: Identifier,
    title: Name,
    url: v.nullish(v.string()),
    thumbnail_url: v.nullish(v.string()),
  }),
  source: VideoText,
  result: VideoText,
  /** The text of the video in this language now; null when it has none. */
  existing: v.nullish(VideoText),
  is_edited: v.nullish(v.boolean()),
  /** The parts of the source that have to be in the result unchanged. */
  protected_parts: v.nullish(v.array(v.looseObject({ kind: v.string(), text: v.string() }))),
});
export type ReviewItem = v.InferOutput<typeof ReviewItem>;

const Answer = v.looseObject({ item: ReviewItem, job: Job });

export const listReview = assumedEndpoint('GET api/ai-metadata/batch-translations/{id}/review', {
  query: v.object({ page: pageNumber, language: v.optional(LanguageCode) }),
  response: v.looseObject({ items: v.array(ReviewItem), meta: v.nullish(PageMeta) }),
});
/** Keeps a corrected result. 422 at the field that exceeds `textLimits`, has angle brackets or is empty. */
export const editReviewItem = assumedEndpoint('PUT api/ai-metadata/batch-translations/{id}/review/{item}', {
  binds: false,
  body: v.object({ title: v.string(), description: v.string() }),
  response: Answer,
});
/** Publishes one result and pays for it. Approving again changes nothing. */
export const approveReviewItem = assumedEndpoint(
  'POST api/ai-metadata/batch-translations/{id}/review/{item}/approve',
  { binds: true, response: Answer },
);
/** Drops one result and returns the translation reserved for it. */
export const discardReviewItem = assumedEndpoint(
  'POST api/ai-metadata/batch-translations/{id}/review/{item}/discard',
  { binds: true, response: Answer },
);
/** Approves everything that waits, or one language of it; the job publishes it in the background. */
export const approveAll = assumedEndpoint('POST api/ai-metadata/batch-translations/{id}/review/approve', {
  binds: true,
  body: v.object({ language: v.optional(LanguageCode) }),
  response: v.looseObject({ job: Job }),
});
