import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { unknownStatus, useBindingAction } from '@my-air/feature-kit/views';
import { Button, Row, Status, TextLink, type StatusTone } from '@my-air/ui-kit';

import type { Order } from '../contract.ts';

export interface OrderActionsProps {
  /** The order; a pending one without an address of its payment has no button. */
  order: Order;
}

/** The receipt of an order, or the way to its payment. */
export function OrderActions({ order: { status, receipt_url, checkout_url } }: OrderActionsProps) {
  const { t } = useLingui();
  const { leave } = usePortal();
  const binding = useBindingAction();
  return (
    <Row gap={2} justify="end">
      {receipt_url && (
        <TextLink href={receipt_url} externalLabel={t`opens another site`}>
          <Trans>Receipt</Trans>
        </TextLink>
      )}
      {status === 'pending' && checkout_url && (
        <Button size="s" onClick={() => leave(checkout_url)} {...binding.control}>
          <Trans>Pay</Trans>
        </Button>
      )}
    </Row>
  );
}

export interface OrderStatusProps extends OrderActionsProps {
  /** Whether its payment is being checked. */
  isChecked: boolean;
}

/** The status of an order; one that this build does not know gets neutral words. */
export function OrderStatus({ order: { status }, isChecked }: OrderStatusProps) {
  const { tone, text } = useOrderWords()(isChecked && status === 'pending' ? 'checking' : status);
  return <Status tone={tone}>{text}</Status>;
}

/** The status of an order in words; one that this build does not know gets neutral words. */
function useOrderWords(): (status: string) => { tone: StatusTone; text: string } {
  const { t } = useLingui();
  return (status) => {
    switch (status) {
      case 'checking':
        return { tone: 'info', text: t`Checking your payment` };
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
