import { Trans, useLingui } from '@lingui/react/macro';
import type { ModalProps } from '@my-air/feature-kit';
import { Banner, Button, Dialog, Text } from '@my-air/ui-kit';

/** The payment failed; nothing was bought. */
export function PaymentFailedModal({ props: { reason }, close }: ModalProps<'payment-failed'>) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen
      size="s"
      title={<Trans>Payment failed</Trans>}
      onClose={() => close()}
      closeLabel={t`Close`}
      actions={
        <>
          <Button onClick={() => close()}>
            <Trans>Not now</Trans>
          </Button>
          <Button variant="primary" onClick={() => close('retry')}>
            <Trans>Choose a package</Trans>
          </Button>
        </>
      }
    >
      {reason === 'declined' && (
        <Banner tone="critical">
          <Trans>Your bank declined the payment.</Trans>
        </Banner>
      )}
      <Text>
        <Trans>Nothing was bought. Try again, or use another card or method.</Trans>
      </Text>
    </Dialog>
  );
}
