import { msg, plural } from '@lingui/core/macro';
import { atomStore } from '@my-air/feature-kit/state';
import type { PortalContext, ToastOptions } from '@my-air/feature-kit';

import type { Notification } from '../contract.ts';
import { noticeAction } from '../sheet/noticeAction.ts';
import { noticeKind } from '../sheet/noticeKinds.tsx';
import { isOn, preferences } from './preferences.ts';

/** The time that an announcement is shown, in milliseconds: it has to be read, and may offer an action. */
const announcementTime = 10_000;
/** The most notifications that are announced one by one; more are announced by their number. */
const mostAtATime = 2;

/** Shows new notifications as toasts, unless the tab is hidden, the inbox is open or a dialog interrupts. */
export function announceNotices(portal: PortalContext, came: readonly Notification[]): void {
  const off = atomStore.get(preferences(portal.session.getUser()?.id));
  const wanted = came.filter(({ type }) => isOn(off, 'announcement', type));
  const isSeenAnyway = location.pathname === '/notifications';
  if (wanted.length === 0 || isSeenAnyway || document.visibilityState === 'hidden') return;
  if (atomStore.get(portal.modals.isInterruptingAtom)) return;
  const shown = wanted.length > mostAtATime ? [countOf(portal, wanted.length)] : wanted.map(toastOf(portal));
  for (const toast of shown) portal.toasts.show({ ...toast, duration: announcementTime });
}

const toastOf =
  (portal: PortalContext) =>
  (notification: Notification): ToastOptions => {
    const { i18n } = portal.locale;
    const { type, summary } = notification;
    const kind = i18n._(noticeKind(type).word);
    // Actions that lead to a screen are listed behind the bell; a toast that disappears should not hold
    // links.
    const action = noticeAction(notification, portal, () => false);
    return {
      type: action?.kind === 'agreement' ? 'important' : 'info',
      title: summary || kind,
      ...(action?.kind === 'chat' && {
        action: { label: i18n._(msg`Open the chat`), onAct: action.onAct },
      }),
      ...(action?.kind === 'agreement' && {
        action: { label: i18n._(msg`Read and accept`), onAct: action.onAct },
      }),
    };
  };

function countOf({ locale: { i18n } }: PortalContext, count: number): ToastOptions {
  const title = i18n._(msg`${plural(count, { one: '# new notification', other: '# new notifications' })}`);
  return { type: 'info', title };
}
