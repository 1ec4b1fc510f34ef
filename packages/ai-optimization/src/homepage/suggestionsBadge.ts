import { derivedQuery } from '@my-air/data-kit';
import { hasCapability, type BadgeQuery } from '@my-air/feature-api';

import { channelsQuery, withOpenSuggestions } from '../channels/channels.api.ts';

/** The number of open suggestions, for the navigation. */
export const suggestionsBadge: BadgeQuery = ({ api, session }) =>
  hasCapability(session.getUser(), 'ai_metadata_optimization')
    ? derivedQuery(channelsQuery(api), (channels) =>
        withOpenSuggestions(channels).reduce((sum, { open_count }) => sum + open_count, 0),
      )
    : undefined;
