import { msg } from '@lingui/core/macro';
import { removeWithUndo } from '@my-air/feature-kit/data';
import { type PortalContext } from '@my-air/feature-kit';

import { deleteNotification, type Notification } from '../contract.ts';
import { archivedKey, notificationsQuery, refresh } from '../notices/notifications.api.ts';
import { notifyTabs } from '../notices/tabs.ts';

/**
 * Archives a notification: it is hidden immediately, and sent to the server when it can no longer be undone,
 * because nothing comes back out of the server's archive.
 */
export function archiveNotification(portal: PortalContext, notification: Notification): void {
  const { api, queryClient, locale } = portal;
  const { queryKey } = notificationsQuery(api);
  const { id, summary } = notification;
  const isIt = (known: Notification) => known.id === id;
  const place = (queryClient.getQueryData(queryKey)?.active_notifications ?? []).findIndex(isIt);
  // It is archived already: a second press changes nothing.
  if (place === -1) return;
  removeWithUndo(portal, {
    key: archivedKey(id),
    async remove() {
      await api.send(deleteNotification, { params: { id } }, { keepalive: true });
      notifyTabs(portal, { kind: 'lists' });
    },
    message: { title: locale.i18n._(msg`Moved to the archive`), ...(summary && { text: summary }) },
    undoLabel: locale.i18n._(msg`Undo`),
    // The sheet is drawn after the screen that it lies over.
    find: () => [...document.querySelectorAll<HTMLElement>(`[data-notice="${id}"]`)].at(-1),
    onShow() {
      // Immediately and in its place; the lists are read from the server as well.
      refresh(queryClient, api, (lists) => ({
        active_notifications: lists.active_notifications
          .filter((known) => !isIt(known))
          .toSpliced(place, 0, notification),
        archive_notifications: lists.archive_notifications.filter((known) => !isIt(known)),
      }));
      void queryClient.invalidateQueries({ queryKey });
    },
  });
  refresh(queryClient, api);
}
