import { msg } from '@lingui/core/macro';
import type { PortalContext } from '@my-air/feature-api';

import { deleteNotification, type Notification } from '../contract.ts';
import { notificationsQuery, refresh } from '../notices/notifications.api.ts';
import { putAway, takeBack } from '../notices/putAway.ts';
import { tellTabs } from '../notices/tabs.ts';
import { forgetUnsettled, keepUnsettled } from '../notices/unsettled.ts';

/** How long it can be undone before the server is told, in milliseconds: nothing comes back out of its archive. */
export const undoTime = 5_000;

/** Puts a notification away at once, and tells the server when it can no longer be undone. */
export function archiveNotification(portal: PortalContext, notification: Notification): void {
  const { api, queryClient, toasts, locale, session } = portal;
  const { queryKey } = notificationsQuery(api);
  const { id } = notification;
  const place = (queryClient.getQueryData(queryKey)?.active_notifications ?? []).findIndex(
    (known) => known.id === id,
  );
  // It is gone already: a second press changes nothing.
  if (place === -1) return;

  let isOver = false;
  const owner = session.getUser()?.id;
  const leave = () => finish(true);
  window.addEventListener('pagehide', leave);
  putAway(id);
  keepUnsettled(portal, id, Date.now() + undoTime);
  // The cache itself moves what was put away.
  refresh(queryClient, api);
  tellTabs(portal, { kind: 'away', id });
  const toast = toasts.show({
    type: 'info',
    title: locale.i18n._(msg`Moved to the archive`),
    ...(notification.summary && { text: notification.summary }),
    duration: undoTime,
    action: { label: locale.i18n._(msg`Undo`), onAct: undo },
    // As long as somebody is at the message it can be undone.
    onLeave: () => finish(),
  });

  function finish(isLeaving = false) {
    // Whoever signed in here since must not speak for them; it is told at their next visit.
    if (!end() || session.getUser()?.id !== owner) return;
    const mutation = queryClient.getMutationCache().build(queryClient, {
      // A page that is being left lets the call outlive it, and waits for no code.
      mutationFn: (left: boolean) => api.send(deleteNotification, { params: { id } }, { keepalive: left }),
    });
    mutation.execute(isLeaving).then(
      () => forgetUnsettled(portal, id),
      // Why it failed is told by the portal; here it only stands in the list again. Of a page that was left nobody
      // reads it: the next visit asks once more.
      () => !isLeaving && restore(),
    );
    if (isLeaving) toasts.dismiss(toast);
  }
  function undo() {
    if (!end()) return;
    restore();
    toasts.dismiss(toast);
  }
  /** Answers whether it was still open what becomes of it. */
  function end(): boolean {
    if (isOver) return false;
    isOver = true;
    window.removeEventListener('pagehide', leave);
    return true;
  }
  function restore() {
    takeBack(id);
    forgetUnsettled(portal, id);
    refresh(queryClient, api, (lists) => ({
      ...lists,
      active_notifications: lists.active_notifications
        .filter((known) => known.id !== id)
        .toSpliced(place, 0, notification),
      archive_notifications: lists.archive_notifications.filter((known) => known.id !== id),
    }));
    tellTabs(portal, { kind: 'back', id });
  }
}
