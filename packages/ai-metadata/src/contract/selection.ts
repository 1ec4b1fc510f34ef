import * as v from 'valibot';

/** A date with its time and zone. A pattern: valibot's own check for it would be fetched with every first screen. */
const moment =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3])(?::[0-5]\d){2}(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

export const videoPrivacyStatuses = ['private', 'public', 'unlisted'] as const;
export type VideoPrivacy = (typeof videoPrivacyStatuses)[number];

export const videoTypes = ['short', 'live stream', 'video'] as const;
export type VideoType = (typeof videoTypes)[number];

/** The filters of a list of videos; a missing one matches all. */
export const filterEntries = {
  has_been_translated: v.optional(v.boolean()),
  video_privacy_statuses: v.optional(v.array(v.picklist(videoPrivacyStatuses))),
  video_type: v.optional(v.picklist(videoTypes)),
};

/**
 * The videos of a calculation or a batch: `platform_guids`, or `all` that match the filter without `exclude`.
 * 422 at `platform_guids` when both or neither are sent.
 */
export const selectionEntries = {
  platform_guids: v.optional(v.pipe(v.array(v.string()), v.maxLength(100_000))),
  all: v.optional(v.boolean()),
  exclude: v.optional(v.pipe(v.array(v.string()), v.maxLength(100_000))),
  /** `as_of` of select-all-videos; without it the selection is every match at the time of the call. */
  as_of: v.optional(v.pipe(v.string(), v.regex(moment))),
  ...filterEntries,
};

/** A language code as the platform writes it: `en`, `pt-BR`. */
export const LanguageCode = v.pipe(v.string(), v.regex(/^[a-z]{2,3}(?:-[A-Za-z]{2,4})?$/, 'not a language'));

export const pageNumber = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)));

export const PageMeta = v.looseObject({
  current_page: v.nullish(v.number()),
  last_page: v.nullish(v.number()),
  per_page: v.nullish(v.number()),
  total: v.nullish(v.number()),
});
