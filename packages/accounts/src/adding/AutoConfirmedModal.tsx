import { Trans, useLingui } from '@lingui/react/macro';
import type { ModalProps } from '@my-air/feature-api';
import { Button, Dialog } from '@my-air/ui-kit';

/** Says that this channel needed no check and is with us. */
export function AutoConfirmedModal({ props: { channelTitle }, close }: ModalProps<'auto-confirmed'>) {
  const { t } = useLingui();

  return (
    <Dialog
      isOpen
      size="s"
      title={<Trans>Your channel is confirmed</Trans>}
      description={
        <Trans>
          <bdi>{channelTitle}</bdi> meets everything we ask for, so no check is needed. Its services are open
          from now on.
        </Trans>
      }
      onClose={() => close()}
      closeLabel={t`Close`}
      actions={
        <Button variant="primary" onClick={() => close('read')}>
          <Trans>Understood</Trans>
        </Button>
      }
    />
  );
}
