import { endOf, type TimeZone } from '@my-air/i18n';

/** Why a video is not translated and not charged. */
export type Exclusion = 'deleted' | 'scheduled' | 'no_language';

interface Excludable {
  is_deleted?: boolean | null | undefined;
  scheduled_launch?: string | null | undefined;
  original_language?: string | null | undefined;
}

/**
 * Why a video is left out of a translation; undefined when it takes part. `sourceLanguage` is the language chosen for
 * the whole translation: without it each video needs one of its own.
 */
export function exclusionOf(
  { is_deleted, scheduled_launch, original_language }: Excludable,
  {
    now,
    timeZone,
    sourceLanguage,
  }: { now: number; timeZone: TimeZone; sourceLanguage?: string | null | undefined },
): Exclusion | undefined {
  if (is_deleted) return 'deleted';
  if (endOf(scheduled_launch, timeZone) > now) return 'scheduled';
  // Undefined where the server does not send it, null where the video has no language.
  if (!sourceLanguage && original_language === null) return 'no_language';
  return undefined;
}
