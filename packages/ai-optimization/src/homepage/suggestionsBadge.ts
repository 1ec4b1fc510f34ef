import { derivedQuery, hasCapability, type BadgeQuery } from '@my-air/feature-api';

import { channelsQuery, countOpen } from '../channels/channels.api.ts';

/** How many suggestions wait, for the navigation. */
export const suggestionsBadge: BadgeQuery = ({ api, session }) =>
  hasCapability(session.getUser(), 'ai_metadata_optimization')
    ? derivedQuery(channelsQuery(api), countOpen)
    : undefined;
