import { useLingui } from '@lingui/react/macro';
import { unknownStatus } from '@my-air/feature-kit/views';
import type { StatusTone } from '@my-air/ui-kit';

import type { Job } from '../contract.ts';

/** The state of a job in words, with the tone; a state that this build does not know gets neutral words. */
export function useJobWords(): (job: Pick<Job, 'status' | 'waiting_reason'>) => {
  tone: StatusTone;
  text: string;
} {
  const { t } = useLingui();
  return ({ status, waiting_reason }) => {
    switch (status) {
      case 'queued':
        return { tone: 'info', text: t`Queued` };
      case 'processing':
        return { tone: 'info', text: t`Translating` };
      case 'waiting':
        return { tone: 'warning', text: waitingText(waiting_reason) };
      case 'review':
        return { tone: 'warning', text: t`Waiting for your review` };
      case 'publishing':
        return { tone: 'info', text: t`Publishing` };
      case 'completed':
        return { tone: 'positive', text: t`Completed` };
      case 'cancelling':
        return { tone: 'info', text: t`Cancelling` };
      case 'cancelled':
        return { tone: 'neutral', text: t`Cancelled` };
      case 'undoing':
        return { tone: 'info', text: t`Undoing` };
      case 'undone':
        return { tone: 'neutral', text: t`Undone` };
      default:
        return { tone: unknownStatus.tone, text: t(unknownStatus.label) };
    }
  };

  function waitingText(reason: string | null | undefined): string {
    switch (reason) {
      case 'access_revoked':
        return t`Paused: reconnect the channel`;
      case 'quota_exceeded':
        return t`Paused: YouTube's daily limit. It continues by itself.`;
      default:
        return t`Paused. It continues by itself.`;
    }
  }
}
