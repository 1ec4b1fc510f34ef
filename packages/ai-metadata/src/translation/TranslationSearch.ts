import { searchChoice, searchList, searchText } from '@my-air/feature-kit';
import * as v from 'valibot';

import { privacyStatuses, videoTypes, type VideoFilters } from '../videos/VideoFilters.ts';

/** The search parameters of the translation screen. */
export const TranslationSearch = v.object({
  /** The channel, by its id at the platform. */
  channel: searchText,
  mode: searchChoice(['auto']),
  translated: searchChoice(['yes', 'no']),
  /** Every privacy without it. */
  privacy: searchList(v.picklist(privacyStatuses)),
  type: searchChoice(videoTypes),
  /** The latest first without it. */
  sort: searchChoice(['ASC']),
  /** Whether the receipt is open. */
  receipt: searchChoice(['open']),
});
export type TranslationSearch = v.InferOutput<typeof TranslationSearch>;

/** The filters of an address. */
export function filtersOf({ translated, privacy, type, sort }: TranslationSearch): VideoFilters {
  return {
    ...(translated && { translated: translated === 'yes' }),
    ...(privacy && { privacy }),
    ...(type && { type }),
    order: sort ?? 'DESC',
  };
}
