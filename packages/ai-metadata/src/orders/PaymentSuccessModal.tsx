import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal, type ModalProps } from '@my-air/feature-kit';
import { useFormat } from '@my-air/i18n';
import { Button, Dialog, Text } from '@my-air/ui-kit';
import { useQuery } from '@tanstack/react-query';

import { balanceQuery } from '../packages/packages.api.ts';

/** The payment arrived, and the translations are there. */
export function PaymentSuccessModal({ props: { amountUsd }, close }: ModalProps<'payment-success'>) {
  const { t } = useLingui();
  const format = useFormat();
  const { api } = usePortal();
  // oxlint-disable-next-line my-air/answered-query -- the dialog says what was paid; the screen behind it tells that the balance is missing
  const balance = useQuery(balanceQuery(api)).data?.balance;
  const [paid, left] = [format.money(amountUsd), format.number(balance)];
  return (
    <Dialog
      isOpen
      size="s"
      title={<Trans>Payment received</Trans>}
      onClose={() => close()}
      closeLabel={t`Close`}
      actions={
        <Button variant="primary" onClick={() => close('read')}>
          <Trans>Continue</Trans>
        </Button>
      }
    >
      {amountUsd !== undefined && (
        <Text>
          <Trans>You paid {paid}. The receipt is among your orders.</Trans>
        </Text>
      )}
      {typeof balance === 'number' && (
        <Text>
          <Trans>Translations in your balance: {left}.</Trans>
        </Text>
      )}
    </Dialog>
  );
}
