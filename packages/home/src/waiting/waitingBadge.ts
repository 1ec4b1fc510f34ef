import type { BadgeQuery } from '@my-air/feature-kit';

import { waitingCountQuery } from './waitingCountQuery.ts';

/** The number of items that wait on home. */
export const waitingBadge: BadgeQuery = () => waitingCountQuery;
