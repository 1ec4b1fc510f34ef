import { msg } from '@lingui/core/macro';
import { removeWithUndo } from '@my-air/data-kit';
import { type PortalContext } from '@my-air/feature-api';

import type { Notification } from '../contract.ts';
import { archivalsOf } from '../notices/archivalsOf.ts';
import { notificationsQuery, refresh } from '../notices/notifications.api.ts';

/**
 * Archives a notification: it is hidden immediately, and sent to the server when it can no longer be undone,
 * because nothing comes back out of the server's archive.
 */
export function archiveNotification(portal: PortalContext, notification: Notification): void {
  const { api, queryClient, toasts, locale } = portal;
  const { queryKey } = notificationsQuery(api);
  const { id } = notification;
  const place = (queryClient.getQueryData(queryKey)?.active_notifications ?? []).findIndex(
    (known) => known.id === id,
  );
  // It is archived already: a second press changes nothing.
  if (place === -1) return;
  removeWithUndo({
    toasts,
    removals: archivalsOf(portal),
    id: String(id),
    message: {
      title: locale.i18n._(msg`Moved to the archive`),
      ...(notification.summary && { text: notification.summary }),
    },
    undoLabel: locale.i18n._(msg`Undo`),
    // Immediately and in its place; the lists are read from the server as well.
    onBack: () =>
      refresh(queryClient, api, (lists) => ({
        ...lists,
        active_notifications: lists.active_notifications
          .filter((known) => known.id !== id)
          .toSpliced(place, 0, notification),
        archive_notifications: lists.archive_notifications.filter((known) => known.id !== id),
      })),
  });
}
