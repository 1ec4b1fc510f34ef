import { searchChoice, searchText } from '@my-air/feature-kit';
import * as v from 'valibot';

/** The lists of a channel's suggestions; the first is in sight where the address names none. */
export type SuggestionListName = 'open' | 'accepted' | 'dismissed';

/** The search parameters of the screen. */
export const OptimizationSearch = v.object({
  /** The channel, by its id at the platform. */
  channel: searchText,
  list: searchChoice(['accepted', 'dismissed']),
});
export type OptimizationSearch = v.InferOutput<typeof OptimizationSearch>;
