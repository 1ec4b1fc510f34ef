import { type BadgeQuery } from '@my-air/feature-kit';
import { queryOptions } from '@tanstack/react-query';

import { channelsQuery, withOpenSuggestions } from '../channels/channels.api.ts';

/** The number of open suggestions, for the navigation, which shows the entry to those alone who may open it. */
export const suggestionsBadge: BadgeQuery = ({ api }) =>
  queryOptions({
    ...channelsQuery(api),
    select: (channels) => withOpenSuggestions(channels).reduce((sum, { open_count }) => sum + open_count, 0),
  });
