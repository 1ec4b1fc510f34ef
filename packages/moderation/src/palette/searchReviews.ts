import { businessCalendarOf, channelsQuery } from '@my-air/feature-kit/data';
import { type PortalContext, type SearchItem } from '@my-air/feature-kit';
import { queryOptions } from '@tanstack/react-query';

import { stageWords } from '../list/stageWords.ts';
import { listReviews } from '../reviews/listReviews.ts';

/** The channels in review for the search of the top bar, with their stage, from the cache of the list of channels. */
export const searchReviews = ({
  api,
  locale,
  ...portal
}: Pick<PortalContext, 'api' | 'locale' | 'session' | 'config'>) =>
  queryOptions({
    ...channelsQuery(api),
    select: (channels): readonly SearchItem[] =>
      listReviews(channels, [], { now: Date.now(), ...businessCalendarOf(portal) }).map(
        ({ id, title = '', picture, stage }) => ({
          id,
          title,
          ...(stage !== 'other' && { detail: locale.i18n._(stageWords[stage].label) }),
          picture,
          to: '/moderation',
        }),
      ),
  });
