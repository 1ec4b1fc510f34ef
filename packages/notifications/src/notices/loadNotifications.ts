import { loadAhead, type PortalContext } from '@my-air/feature-kit';

import { notificationsQuery } from './notifications.api.ts';

/** Loads the notifications on the first validated sign-in. */
export const loadNotifications = ({ api, queryClient }: PortalContext): Promise<unknown> =>
  loadAhead(queryClient, notificationsQuery(api));
