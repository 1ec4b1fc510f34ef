import { port, type PortalContext } from '@my-air/feature-kit';
import { parseUrl } from '@my-air/ui-kit';

import type { Notification } from '../contract.ts';
import { sitePath } from '../notices/sitePath.ts';
import { notificationsPorts } from '../ports.ts';

/** The action of a notification: it opens a screen of ours, an address elsewhere, a chat or an agreement. */
export type NoticeAction =
  | { kind: 'screen'; to: string }
  | { kind: 'elsewhere'; href: string }
  | { kind: 'chat' | 'agreement'; onAct: () => void };

/** The action of a notification, or undefined for one without. */
export function noticeAction(
  notification: Notification,
  portal: PortalContext,
  isScreen: (path: string) => boolean,
): NoticeAction | undefined {
  const { agreement_id: agreementId, chat_id: chatId, url } = notification;

  switch (notification.type) {
    case 'agreement': {
      const agreement = { id: String(agreementId) };
      const readAgreement = port(notificationsPorts, 'readAgreement');
      if (agreementId == null || !readAgreement) return undefined;
      const accepted = portal.session.getUser()?.partner?.agreements ?? [];
      if (accepted.some(({ id }) => id === agreement.id)) return undefined;
      return {
        kind: 'agreement',
        onAct: () => readAgreement(portal, agreement.id),
      };
    }
    case 'chat': {
      const openChat = port(notificationsPorts, 'openChat');
      return chatId != null && openChat ? { kind: 'chat', onAct: () => openChat(chatId) } : undefined;
    }
    case 'nps':
      return undefined;
    default: {
      const to = sitePath(url, location.origin);
      if (to) return isScreen(to) ? { kind: 'screen', to } : undefined;
      const href = webAddress(url);
      return href ? { kind: 'elsewhere', href } : undefined;
    }
  }
}

/** An address that a browser may open beside the portal: only https, never a script. */
function webAddress(url: string | null | undefined): string | undefined {
  const address = url ? parseUrl(url) : undefined;
  return address?.protocol === 'https:' ? address.href : undefined;
}
