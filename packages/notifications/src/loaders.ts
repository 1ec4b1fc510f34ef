import type { PortalContext } from '@my-air/feature-kit';

import { notificationsQuery } from './notices/notifications.api.ts';

/** Loads the data that the inbox waits for. */
export async function loadInbox({ api, queryClient }: PortalContext): Promise<void> {
  await queryClient.ensureQueryData(notificationsQuery(api, { pageLoading: true }));
}
