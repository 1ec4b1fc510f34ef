import type { ApiClient, SendOptions } from '@my-air/api-client';
import { timers } from '@my-air/feature-api';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

import { keepArchivedHidden, type NotificationLists } from './hideArchived.ts';

/**
 * The notifications that are open and those that were put away, kept fresh by the background. What the call looks like
 * comes with the first of them.
 */
export const notificationsQuery = (api: ApiClient, how: SendOptions = {}) =>
  queryOptions({
    queryKey: ['notifications', 'list'],
    queryFn: async ({ signal }) => {
      const { listNotifications } = await import('../contract.ts');
      return api.send(listNotifications, {}, { ...how, signal });
    },
    staleTime: timers.notifications,
    // Whatever comes into the cache goes through here: an own answer, and that of another tab.
    structuralSharing: keepArchivedHidden,
    // What a screen waits for fails as a page; what is read by itself fails in silence.
    ...(!how.pageLoading && { meta: { poll: true } }),
  });

/** Lets the cache take the lists once more, with what has been remembered since. */
export function refresh(
  queryClient: QueryClient,
  api: ApiClient,
  change: (lists: NotificationLists) => NotificationLists = (lists) => ({ ...lists }),
): void {
  queryClient.setQueryData<NotificationLists>(
    notificationsQuery(api).queryKey,
    (lists) => lists && change(lists),
  );
}
