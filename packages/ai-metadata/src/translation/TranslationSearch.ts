import { searchChoice, searchList, searchNumber, searchText } from '@my-air/feature-kit';
import * as v from 'valibot';

import { privacyStatuses, videoTypes, type VideoFilters } from '../videos/VideoFilters.ts';

/** The search parameters of the translation screen. */
export const TranslationSearch = v.object({
  /** The channel, by its id at the platform. */
  channel: searchText,
  mode: searchChoice(['auto', 'channels']),
  /** The channels that are translated at once, by their ids. */
  channels: searchList(v.string()),
  /** The days in which their videos were published; all videos without it. */
  days: searchNumber,
  translated: searchChoice(['yes', 'no']),
  /** Every privacy without it. */
  privacy: searchList(v.picklist(privacyStatuses)),
  type: searchChoice(videoTypes),
  /** The words of a title. */
  q: searchText,
  /** The code of a language that the videos have no title in. */
  lacks: searchText,
  /** The latest first without it. */
  sort: searchChoice(['ASC']),
  /** Whether the receipt is open. */
  receipt: searchChoice(['open']),
});
export type TranslationSearch = v.InferOutput<typeof TranslationSearch>;

/** The filters of an address. */
export function filtersOf({ translated, privacy, type, q, lacks, sort }: TranslationSearch): VideoFilters {
  return {
    ...(translated && { translated: translated === 'yes' }),
    ...(privacy && { privacy }),
    ...(type && { type }),
    ...(q && { text: q }),
    ...(lacks && { lacks }),
    order: sort ?? 'DESC',
  };
}
