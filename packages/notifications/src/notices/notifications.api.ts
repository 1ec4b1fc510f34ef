import type { ApiClient } from '@my-air/api-client';
import { timers } from '@my-air/feature-api';
import { queryOptions } from '@tanstack/react-query';

import { keepPutAway } from './putAway.ts';

/**
 * The notifications that are open and those that were put away, kept fresh by the background. The count of the bell is
 * made of it before the first screen, so what the call looks like comes with the first of them.
 */
export const notificationsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['notifications', 'list'],
    queryFn: async ({ signal }) => {
      const { listNotifications } = await import('../contract.ts');
      return api.send(listNotifications, {}, { signal });
    },
    staleTime: timers.notifications,
    // Whatever comes into the cache goes through here: an own answer, and that of another tab.
    structuralSharing: keepPutAway,
    meta: { poll: true },
  });

/** Moves a notification to the archive. */
export const archiveMutation = (api: ApiClient) => ({
  mutationFn: async (id: number) => {
    const { deleteNotification } = await import('../contract.ts');
    return api.send(deleteNotification, { params: { id } });
  },
});
