import type { ApiClient, SendOptions } from '@my-air/api-client';
import type { Id } from '@my-air/api-client/contract';
import { removedAtom } from '@my-air/feature-kit/data';
import { atomStore } from '@my-air/feature-kit/state';
import { loadAhead, type PortalContext } from '@my-air/feature-kit';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

import { listNotifications, type Notification } from '../contract.ts';
import { withMarks } from './marks.ts';

/** Both lists, as the server sends them. */
export interface NotificationLists {
  active_notifications: Notification[];
  archive_notifications: Notification[];
}

/** The interval at which notifications are read during a session, in milliseconds. */
export const notificationsInterval = 30_000;

/** The open and the archived notifications. */
export const notificationsQuery = (api: ApiClient, how: SendOptions = {}) =>
  queryOptions({
    queryKey: ['notifications', 'list'],
    queryFn: async ({ signal }) => {
      // After the answer: the user may have archived something meanwhile.
      return withLocalChanges(await api.send(listNotifications, {}, { ...how, signal }));
    },
    staleTime: notificationsInterval,
    refetchInterval: notificationsInterval,
    // A failure while a screen waits is shown as its page; background readings fail silently.
    ...(!how.pageLoading && { meta: { poll: true } }),
  });

/** The key of a notification among the removals of this session. */
export const archivedKey = (id: Id): string => `notifications/notice/${id}`;

/** The lists with what the server does not know yet, or never learns: archived notifications and marks. */
function withLocalChanges(lists: NotificationLists): NotificationLists {
  const removed = atomStore.get(removedAtom);
  const isArchived = ({ id }: Notification) => removed.has(archivedKey(id));
  const active = lists.active_notifications;
  return {
    ...lists,
    active_notifications: withMarks(active.filter((notification) => !isArchived(notification))),
    archive_notifications: [...active.filter(isArchived), ...lists.archive_notifications],
  };
}

/** Changes the lists in the cache, and brings all local changes into them. */
export function refresh(
  queryClient: QueryClient,
  api: ApiClient,
  change: (lists: NotificationLists) => NotificationLists = (lists) => lists,
): void {
  queryClient.setQueryData<NotificationLists>(
    notificationsQuery(api).queryKey,
    (lists) => lists && withLocalChanges(change(lists)),
  );
}

/** Loads the data that the inbox waits for. */
export async function loadInbox({ api, queryClient }: PortalContext): Promise<void> {
  await queryClient.ensureQueryData(notificationsQuery(api, { pageLoading: true }));
}

/** Loads the notifications on the first validated sign-in. */
export const loadNotifications = ({ api, queryClient }: PortalContext): Promise<unknown> =>
  loadAhead(queryClient, notificationsQuery(api));
