import { endpoint, Id, Identifier, Name } from '@my-air/api-client/contract';
import * as v from 'valibot';

import { filterEntries, PageMeta, pageNumber } from './selection.ts';

/** The state of a translation. The server may send others; they are shown in neutral words. */
export const translationStatuses = ['processing', 'failed', 'completed', 'cancelled'] as const;
export type TranslationStatus = (typeof translationStatuses)[number];

/** A video with the state of its translations. */
export const AiVideo = v.looseObject({
  id: Id,
  platform_guid: Identifier,
  thumbnail_url: v.nullish(v.string()),
  url: v.nullish(v.string()),
  title: Name,
  description: v.nullish(v.string()),
  published_at: v.nullish(v.string()),
  /** The languages that the video has a title in, without its original language. */
  languages: v.nullish(v.array(v.string())),
  /** The languages of the latest job that contains the video. */
  translation_languages: v.nullish(v.array(v.string())),
  translation_status: v.nullish(v.string()),
  /** The video's translations in YouTube Studio. */
  translations_url: v.nullish(v.string()),
  translation_updated_at: v.nullish(v.string()),
  is_deleted: v.nullish(v.boolean()),
  /** The time at which a scheduled video is published; null when it is not scheduled. */
  scheduled_launch: v.nullish(v.string()),
  /** One of `videoPrivacyStatuses`. Assumed, like everything below. */
  privacy_status: v.nullish(v.string()),
  /** One of `videoTypes`. */
  video_type: v.nullish(v.string()),
  /** The language of title and description; null when the platform does not know it. */
  original_language: v.nullish(v.string()),
  /** The languages that were translated by hand; they are never overwritten by auto mode. */
  manual_languages: v.nullish(v.array(v.string())),
  /** The first of `failureReasons` in the latest job. */
  failure_reason: v.nullish(v.string()),
});
export type AiVideo = v.InferOutput<typeof AiVideo>;

/** A page of videos. The last page is the one after which nothing follows: a full page may be followed by an empty one. */
export const listAiVideos = endpoint('GET api/ai-metadata/channels/{id}/videos', {
  query: v.object({
    page: pageNumber,
    /** Direction by `published_at`. @default 'DESC' */
    order_by: v.optional(v.picklist(['ASC', 'DESC'])),
    ...filterEntries,
  }),
  response: v.looseObject({ data: v.array(AiVideo), meta: v.nullish(PageMeta) }),
});
/**
 * Everything that the filter matches now. `platform_guids` is left out when `total_only` is set, so that a selection
 * can be the rule `all` with `exclude` instead of tens of thousands of ids.
 */
export const selectAllVideos = endpoint('GET api/ai-metadata/channels/{id}/select-all-videos', {
  query: v.object({ ...filterEntries, total_only: v.optional(v.boolean()) }),
  response: v.looseObject({
    total: v.number(),
    platform_guids: v.nullish(v.array(v.string())),
    /** The snapshot to send back in `as_of`: videos that arrive later are not part of the selection. Assumed. */
    as_of: v.nullish(v.string()),
  }),
});
/** The present state of at most 100 videos; ids that are not in the channel are left out. */
export const listVideosByGuid = endpoint('POST api/ai-metadata/channels/{id}/videos/list', {
  binds: false,
  body: v.object({ platform_guids: v.pipe(v.array(v.string()), v.maxLength(100)) }),
  response: v.looseObject({ yt_videos: v.array(AiVideo) }),
});
