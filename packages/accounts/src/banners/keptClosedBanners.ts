import { defineKept } from '@my-air/client-state';

import { ClosedBanners } from './closedBanners.ts';

/** The banners that one user closed on this device, over reloads and in every tab. */
export const keptClosedBanners = defineKept({
  key: 'accounts.closed-banners',
  schema: ClosedBanners,
  initial: {},
  per: 'user',
  earlierKey: (userId) => `accounts.closedBanners.${userId}`,
});
