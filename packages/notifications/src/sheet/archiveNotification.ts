import { msg } from '@lingui/core/macro';
import { removeWithUndo } from '@my-air/feature-kit/data';
import { type PortalContext } from '@my-air/feature-kit';

import { deleteNotification, type Notification } from '../contract.ts';
import { hideArchived, takeBack } from '../notices/hideArchived.ts';
import { notificationsQuery, refresh } from '../notices/notifications.api.ts';
import { notifyTabs } from '../notices/tabs.ts';

/**
 * Archives a notification: it is hidden immediately, and sent to the server when it can no longer be undone,
 * because nothing comes back out of the server's archive.
 */
export function archiveNotification(portal: PortalContext, notification: Notification): void {
  const { api, queryClient, locale } = portal;
  const { queryKey } = notificationsQuery(api);
  const { id, summary } = notification;
  const place = (queryClient.getQueryData(queryKey)?.active_notifications ?? []).findIndex(
    (known) => known.id === id,
  );
  // It is archived already: a second press changes nothing.
  if (place === -1) return;
  removeWithUndo(portal, {
    hide() {
      hideArchived(id);
      // The cache moves archived notifications when it takes a list.
      refresh(queryClient, api);
      return () => {
        takeBack(id);
        // Immediately and in its place; the lists are read from the server as well.
        refresh(queryClient, api, (lists) => ({
          ...lists,
          active_notifications: lists.active_notifications
            .filter((known) => known.id !== id)
            .toSpliced(place, 0, notification),
          archive_notifications: lists.archive_notifications.filter((known) => known.id !== id),
        }));
        void queryClient.invalidateQueries({ queryKey });
      };
    },
    async remove(how) {
      await api.send(deleteNotification, { params: { id } }, how);
      notifyTabs(portal, { kind: 'lists' });
    },
    message: { title: locale.i18n._(msg`Moved to the archive`), ...(summary && { text: summary }) },
    undoLabel: locale.i18n._(msg`Undo`),
    // The sheet is drawn after the screen that it lies over.
    find: () => [...document.querySelectorAll<HTMLElement>(`[data-notice="${id}"]`)].at(-1),
  });
}
