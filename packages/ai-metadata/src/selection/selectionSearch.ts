import { atomStore } from '@my-air/feature-kit/state';
import type { PortalContext } from '@my-air/feature-kit';
import * as v from 'valibot';

import type { TranslationSearch } from '../translation/TranslationSearch.ts';
import { privacyStatuses, videoTypes } from '../videos/VideoFilters.ts';
import { keptSelection } from './KeptSelection.ts';

/** The form that `filterKey` writes. */
const FilterKey = v.pipe(
  v.string(),
  v.parseJson(),
  v.tuple([
    v.nullable(v.boolean()),
    v.array(v.picklist(privacyStatuses)),
    v.nullable(v.picklist(videoTypes)),
    v.optional(v.nullable(v.string())),
    v.optional(v.nullable(v.string())),
  ]),
);

/**
 * The address at which the receipt of a channel's selection opens: under the filters that the selection was made under,
 * because "all that match" means other videos under others.
 */
export function selectionSearch(
  { session }: Pick<PortalContext, 'session'>,
  channelId: string,
): TranslationSearch {
  const key = v.safeParse(FilterKey, atomStore.get(keptSelection(session.getUser()?.id, channelId))?.filters);
  const [translated, privacy, type, q, lacks] = key.success ? key.output : [null, [], null];
  return {
    channel: channelId,
    receipt: 'open',
    ...(translated !== null && { translated: translated ? 'yes' : 'no' }),
    ...(privacy.length > 0 && { privacy }),
    ...(type && { type }),
    ...(q && { q }),
    ...(lacks && { lacks }),
  };
}
