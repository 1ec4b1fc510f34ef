import { hasCapability, type BadgeQuery } from '@my-air/feature-kit';
import { queryOptions } from '@tanstack/react-query';

import { channelsQuery, withOpenSuggestions } from '../channels/channels.api.ts';

/** The number of open suggestions, for the navigation. */
export const suggestionsBadge: BadgeQuery = ({ api, session }) =>
  hasCapability(session.getUser(), 'ai_metadata_optimization')
    ? queryOptions({
        ...channelsQuery(api),
        select: (channels) =>
          withOpenSuggestions(channels).reduce((sum, { open_count }) => sum + open_count, 0),
      })
    : undefined;
