import type { BadgeQuery } from '@my-air/feature-api';

import { waitingCountQuery } from './waitingCountQuery.ts';

/** How many things wait on home. */
export const waitingBadge: BadgeQuery = () => waitingCountQuery;
