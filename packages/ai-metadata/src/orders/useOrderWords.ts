import { useLingui } from '@lingui/react/macro';
import { unknownStatus } from '@my-air/feature-api/words';
import type { Tone } from '@my-air/ui-kit';

/** The status of an order in words; one that this build does not know gets neutral words. */
export function useOrderWords(): (status: string) => { tone: Tone; text: string } {
  const { t } = useLingui();
  return (status) => {
    switch (status) {
      case 'pending':
        return { tone: 'info', text: t`Waiting for payment` };
      case 'paid':
        return { tone: 'positive', text: t`Paid` };
      case 'failed':
        return { tone: 'critical', text: t`Payment failed` };
      case 'expired':
        return { tone: 'neutral', text: t`Expired` };
      default:
        return { tone: unknownStatus.tone, text: t(unknownStatus.label) };
    }
  };
}
