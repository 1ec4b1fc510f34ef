import { findByText, type Locale } from '@my-air/i18n';

import type { AiVideo } from '../contract.ts';

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
  /** The words of the title; any title without it. */
  text?: string;
  /** The code of a language that the listed videos have no title in. */
  lacks?: string;
  /** @default 'DESC' */
  order?: 'ASC' | 'DESC';
}

/** Whether videos are left out that the server lists: it filters neither by title nor by a language that is missing. */
export function isSearched({ text, lacks }: VideoFilters): boolean {
  return Boolean(text?.trim()) || lacks !== undefined;
}

/** Of the videos that the server lists, those whose title is wanted and that lack the language. */
export function searchVideos(
  videos: readonly AiVideo[],
  { text = '', lacks }: VideoFilters,
  locale: Locale,
): readonly AiVideo[] {
  const named = findByText(videos, ({ title }) => title, text, locale);
  if (lacks === undefined) return named;
  return named.filter(
    ({ languages, original_language }) => languages && ![...languages, original_language].includes(lacks),
  );
}

/** The filters as one text: equal for filters that list the same videos; the order does not matter. */
export function filterKey(filters: VideoFilters): string {
  const { translated, privacy = [], type, text, lacks } = filters;
  return JSON.stringify([
    translated ?? null,
    [...privacy].sort(),
    type ?? null,
    ...(isSearched(filters) ? [text ?? null, lacks ?? null] : []),
  ]);
}
