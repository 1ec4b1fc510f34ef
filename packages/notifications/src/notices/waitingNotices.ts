import { msg } from '@lingui/core/macro';
import type { User } from '@my-air/api-client/contract';
import { port, type PortalContext, type ActionItem } from '@my-air/feature-kit';
import { queryOptions } from '@tanstack/react-query';

import type { Notification } from '../contract.ts';
import { notificationsPorts } from '../ports.ts';
import { wasDealtWith } from './marks.ts';
import { notificationsQuery } from './notifications.api.ts';
import { sitePath } from './sitePath.ts';

const agreementUrgency = 20;
const noticeUrgency = 60;

/** The open notifications that offer an action; what was dealt with waits no more. */
export function waitingNotices(portal: PortalContext) {
  return queryOptions({
    ...notificationsQuery(portal.api),
    select: ({ active_notifications }): readonly ActionItem[] =>
      active_notifications.flatMap((notification) => waitingNotice(notification, portal) ?? []),
  });
}

function waitingNotice(notification: Notification, portal: PortalContext): ActionItem | undefined {
  const { i18n } = portal.locale;
  const title = notification.summary || undefined;

  switch (notification.type) {
    case 'agreement': {
      const readAgreement = port(notificationsPorts, 'readAgreement');
      if (notification.agreement_id == null || !readAgreement) return undefined;
      const agreement = { id: notification.agreement_id };
      if (isSettledElsewhere(agreement.id, portal.session.getUser())) return undefined;
      return {
        id: `agreement:${agreement.id}`,
        title: title ?? i18n._(msg`You have an agreement to accept`),
        urgency: agreementUrgency,
        action: {
          label: i18n._(msg`Read and accept`),
          onAct: () => readAgreement(portal, agreement.id),
        },
      };
    }
    case 'nps':
    case 'chat':
      // These are answered in the inbox and in the messenger.
      return undefined;
    default: {
      const to = sitePath(notification.url, location.origin);
      if (!to || !title || wasDealtWith(notification)) return undefined;
      return {
        id: `notification:${notification.id}`,
        title,
        urgency: noticeUrgency,
        action: { label: i18n._(msg`Open`), to },
      };
    }
  }
}

/** Whether an agreement is accepted or offered by its own feature: its notification is then left out. */
function isSettledElsewhere(id: string, user: User | undefined): boolean {
  const { agreements, pending_agreements } = user?.partner ?? {};
  return [...(agreements ?? []), ...(pending_agreements ?? [])].some((known) => known.id === id);
}
