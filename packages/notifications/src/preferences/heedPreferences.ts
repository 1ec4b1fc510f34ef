import type { Id } from '@my-air/api-client/contract';
import { atomStore } from '@my-air/feature-kit/state';
import type { PortalContext } from '@my-air/feature-kit';
import { hashKey } from '@tanstack/react-query';

import type { Notification } from '../contract.ts';
import { markSeen } from '../notices/marks.ts';
import { notificationsQuery, refresh, type NotificationLists } from '../notices/notifications.api.ts';
import { announceNotices } from './announceNotices.ts';
import { isOn, preferences } from './preferences.ts';

/**
 * Announces notifications that arrive while the portal is open, as the user's preferences allow. Returns a
 * function that stops it.
 */
export function heedPreferences(portal: PortalContext): () => void {
  const { queryClient, api } = portal;
  const { queryKey } = notificationsQuery(api);
  const lists = () => queryClient.getQueryData<NotificationLists>(queryKey);
  let known = lists() && idsOf(lists()!);

  function apply(): void {
    const now = lists();
    if (!now) return;
    hush(portal, now.active_notifications);
    // Notifications that were there when the portal was opened are only counted by the bell.
    const came = known ? now.active_notifications.filter(({ id }) => !known?.has(id)) : [];
    known = new Set([...(known ?? []), ...idsOf(now)]);
    if (came.length > 0) announceNotices(portal, came);
  }

  apply();
  const stops = [
    atomStore.sub(preferences(portal.session.getUser()?.id), apply),
    queryClient.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated' && query.queryHash === hashKey(queryKey)) apply();
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

/** Marks as seen what must not be counted; it stays in the inbox, and can be dealt with there. */
function hush({ queryClient, api, session }: PortalContext, active: readonly Notification[]): void {
  const off = atomStore.get(preferences(session.getUser()?.id));
  const uncounted = active.filter(({ type }) => !isOn(off, 'count', type));
  if (markSeen(uncounted.map(({ id }) => id))) refresh(queryClient, api);
}

const idsOf = ({ active_notifications, archive_notifications }: NotificationLists): ReadonlySet<Id> =>
  new Set([...active_notifications, ...archive_notifications].map(({ id }) => id));
