/** The privacy of a video, as the wire has it. */
export const privacyStatuses = ['public', 'unlisted', 'private'] as const;
export type PrivacyStatus = (typeof privacyStatuses)[number];

/** The types of a video, as the wire has them. */
export const videoTypes = ['video', 'short', 'live stream'] as const;
export type VideoType = (typeof videoTypes)[number];

/** The filters of a channel's videos, and their order by publication. */
export interface VideoFilters {
  /** Whether only translated (true) or untranslated (false) videos are listed; both without it. */
  translated?: boolean;
  /** Every privacy without it. */
  privacy?: readonly PrivacyStatus[];
  /** Every type without it. */
  type?: VideoType;
  /** @default 'DESC' */
  order?: 'ASC' | 'DESC';
}

/** The filters as one text: equal for filters that list the same videos; the order does not matter. */
export function filterKey({ translated, privacy = [], type }: VideoFilters): string {
  return JSON.stringify([translated ?? null, [...privacy].sort(), type ?? null]);
}
