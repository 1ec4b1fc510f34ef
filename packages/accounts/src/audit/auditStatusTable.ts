import { msg } from '@lingui/core/macro';
import { unknownStatus } from '@my-air/feature-kit/views';
import type { MessageDescriptor } from '@my-air/i18n';
import type { StatusTone } from '@my-air/ui-kit';

import type { AuditStatus } from '../contract.ts';

/** The tone and the words of an audit's status. */
export interface AuditWords {
  tone: StatusTone;
  label: MessageDescriptor;
  explanation: MessageDescriptor;
}

const table: Readonly<Record<AuditStatus, AuditWords>> = {
  open: {
    tone: 'info',
    label: msg({ context: 'audit', message: 'Requested' }),
    explanation: msg`An analyst will review your channel next.`,
  },
  in_progress: {
    tone: 'info',
    label: msg({ context: 'audit', message: 'In progress' }),
    explanation: msg`An analyst is reviewing your channel.`,
  },
  completed_recently: {
    tone: 'positive',
    label: msg({ context: 'audit', message: 'Just completed' }),
    explanation: msg`Your results are in. Go over them with your analyst.`,
  },
  completed: {
    tone: 'neutral',
    label: msg({ context: 'audit', message: 'Done' }),
    explanation: msg`The findings of your last audit.`,
  },
};

const unknown: AuditWords = {
  ...unknownStatus,
  explanation: msg`We are still checking this audit's status.`,
};

/** A status in words; an unknown one is neutral. */
export function describeAuditStatus(status: string): AuditWords {
  return Object.hasOwn(table, status) ? table[status as AuditStatus] : unknown;
}
