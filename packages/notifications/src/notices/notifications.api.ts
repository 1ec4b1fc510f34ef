import type { ApiClient, SendOptions } from '@my-air/api-client';
import type { Id, User } from '@my-air/api-client/contract';
import { removedAtom } from '@my-air/feature-kit/data';
import { atomStore } from '@my-air/feature-kit/state';
import { loadAhead, userQuery, type PortalContext } from '@my-air/feature-kit';
import { endOf, startOf } from '@my-air/i18n';
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
    queryFn: async ({ signal, client }) => {
      const lists = await api.send(listNotifications, {}, { ...how, signal });
      // After the answer: the user may have archived or accepted something meanwhile.
      return withLocalChanges(lists, client.getQueryData(userQuery(api).queryKey));
    },
    staleTime: notificationsInterval,
    refetchInterval: notificationsInterval,
    // A failure while a screen waits is shown as its page; background readings fail silently.
    ...(!how.pageLoading && { meta: { poll: true } }),
  });

/** The key of a notification among the removals of this session. */
export const archivedKey = (id: Id): string => `notifications/notice/${id}`;

/**
 * The lists with what the server does not know yet, or never learns: archived notifications, those whose agreement is
 * accepted, and marks.
 */
function withLocalChanges(lists: NotificationLists, user: User | undefined): NotificationLists {
  const removed = atomStore.get(removedAtom);
  const isArchived = (notification: Notification) =>
    removed.has(archivedKey(notification.id)) || isAccepted(notification, user);
  const active = lists.active_notifications;
  return {
    ...lists,
    active_notifications: withMarks(active.filter((notification) => !isArchived(notification))),
    archive_notifications: [...active.filter(isArchived), ...lists.archive_notifications],
  };
}

/** Whether the user has accepted the agreement that a notification asks for, since it was sent. */
function isAccepted({ type, agreement_id, created_at }: Notification, user: User | undefined): boolean {
  const found = user?.partner?.agreements?.find(({ id }) => type === 'agreement' && id === agreement_id);
  const timeZone = user?.preference?.ui_timezone;
  return found !== undefined && !(endOf(found.agreed_at, timeZone) < startOf(created_at, timeZone));
}

/** Changes the lists in the cache, and brings all local changes into them. */
export function refresh(
  queryClient: QueryClient,
  api: ApiClient,
  change: (lists: NotificationLists) => NotificationLists = (lists) => lists,
): void {
  queryClient.setQueryData<NotificationLists>(
    notificationsQuery(api).queryKey,
    (lists) => lists && withLocalChanges(change(lists), queryClient.getQueryData(userQuery(api).queryKey)),
  );
}

/** Loads the data that the inbox waits for. */
export async function loadInbox({ api, queryClient }: PortalContext): Promise<void> {
  await queryClient.ensureQueryData(notificationsQuery(api, { pageLoading: true }));
}

/** Loads the notifications on the first validated sign-in. */
export const loadNotifications = ({ api, queryClient }: PortalContext): Promise<unknown> =>
  loadAhead(queryClient, notificationsQuery(api));
