import { assumedEndpoint, Id, Identifier, Name } from '@my-air/api-client/contract';
import * as v from 'valibot';

import { pageNumber, PageMeta } from './selection.ts';

/** Why a translation failed, or could not be taken back. The server may send others; `message` explains them. */
export const failureReasons = [
  'title_too_long',
  'description_too_long',
  'angle_brackets',
  'protected_part_changed',
  'empty_title',
  'video_deleted',
  'platform_error',
  'translator_error',
] as const;
export type FailureReason = (typeof failureReasons)[number];

/** The failures of a job with one reason. */
export const FailureGroup = v.looseObject({
  reason: v.string(),
  /** In the language of the answer. */
  message: v.nullish(v.string()),
  count: v.number(),
  languages: v.nullish(v.array(v.looseObject({ language: v.string(), count: v.number() }))),
});
export type FailureGroup = v.InferOutput<typeof FailureGroup>;

/** One translation of a job that failed. */
export const Failure = v.looseObject({
  id: Id,
  reason: v.string(),
  message: v.nullish(v.string()),
  language: v.string(),
  video: v.looseObject({ platform_guid: Identifier, title: Name, url: v.nullish(v.string()) }),
  attempts: v.nullish(v.number()),
});
export type Failure = v.InferOutput<typeof Failure>;

export const listFailures = assumedEndpoint('GET api/ai-metadata/batch-translations/{id}/failures', {
  query: v.object({ page: pageNumber, reason: v.optional(v.string()) }),
  response: v.looseObject({
    groups: v.array(FailureGroup),
    /** One page of the failures, of `reason` alone where it is named. */
    failures: v.array(Failure),
    meta: v.nullish(PageMeta),
  }),
});
