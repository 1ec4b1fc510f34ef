import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@my-air/i18n';

import { helpArticles } from '../helpArticles.ts';
import type { StatusKind } from '../status/statusTable.ts';

/** The help article that belongs to a status; undefined for a status without one. */
export function statusArticle(kind: StatusKind): { id: number; label: MessageDescriptor } | undefined {
  switch (kind) {
    case 'not_connected':
    case 'access_revoked':
      return { id: helpArticles.connect, label: msg`How to connect a channel` };
    case 'pending':
    case 'moderation':
    case 'invitation_sent':
    case 'pending_channel_auto_invitation_dispatch':
      return { id: helpArticles.progress, label: msg`What happens next` };
    case 'rejected':
    case 'rejected_low_metrics':
      return { id: helpArticles.reject, label: msg`Why channels are not accepted` };
    case 'connected':
    case 'unknown':
      return undefined;
  }
}
