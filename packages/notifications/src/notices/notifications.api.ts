import type { ApiClient, SendOptions } from '@my-air/api-client';
import { loadAhead, type PortalContext } from '@my-air/feature-kit';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

import { keepArchivedHidden, type NotificationLists } from './hideArchived.ts';

/** The interval at which notifications are read during a session, in milliseconds. */
export const notificationsInterval = 30_000;

/** The open and the archived notifications. The contract of the call is loaded with the first call. */
export const notificationsQuery = (api: ApiClient, how: SendOptions = {}) =>
  queryOptions({
    queryKey: ['notifications', 'list'],
    queryFn: async ({ signal }) => {
      const { listNotifications } = await import('../contract.ts');
      return api.send(listNotifications, {}, { ...how, signal });
    },
    staleTime: notificationsInterval,
    refetchInterval: notificationsInterval,
    // Every value for the cache goes through this: responses to this tab, and those shared by other tabs.
    structuralSharing: keepArchivedHidden,
    // A failure while a screen waits is shown as its page; background readings fail silently.
    ...(!how.pageLoading && { meta: { poll: true } }),
  });

/** Merges the lists into the cache once more, with all local changes made since. */
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

/** Loads the data that the inbox waits for. */
export async function loadInbox({ api, queryClient }: PortalContext): Promise<void> {
  await queryClient.ensureQueryData(notificationsQuery(api, { pageLoading: true }));
}

/** Loads the notifications on the first validated sign-in. */
export const loadNotifications = ({ api, queryClient }: PortalContext): Promise<unknown> =>
  loadAhead(queryClient, notificationsQuery(api));
