import * as v from 'valibot';

import { recentAtom } from '../kept/recentAtom.ts';

/**
 * The user's choices for a translation; this browser keeps them over reloads and the way through a payment.
 */
export const BatchSettings = v.object({
  languages: v.array(v.string()),
  source: v.nullable(v.string()),
  overwrite: v.boolean(),
  review: v.boolean(),
});
export type BatchSettings = v.InferOutput<typeof BatchSettings>;

/** The choices of a user for each channel, and under the subject `channels` those for several at once. */
export const keptSettings = recentAtom('settings', BatchSettings);

/** The first settings of a channel: the languages of its latest batch, and nothing overwritten. */
export function initialSettings(
  latest?: {
    translate_languages?: readonly string[] | null | undefined;
    original_language?: string | null | undefined;
  } | null,
): BatchSettings {
  return {
    languages: [...(latest?.translate_languages ?? [])],
    source: latest?.original_language ?? null,
    overwrite: false,
    review: false,
  };
}
