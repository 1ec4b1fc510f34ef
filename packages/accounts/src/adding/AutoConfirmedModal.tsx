import { Trans, useLingui } from '@lingui/react/macro';
import type { ModalProps } from '@my-air/feature-kit';
import { Button, Dialog } from '@my-air/ui-kit';

/** Says that this channel needed no check and is connected. */
export function AutoConfirmedModal({ props: { channelTitle }, close }: ModalProps<'auto-confirmed'>) {
  const { t } = useLingui();

  return (
    <Dialog
      isOpen
      size="s"
      title={<Trans>Your channel is confirmed</Trans>}
      description={
        <Trans>
          <bdi>{channelTitle}</bdi> meets all our requirements, so no check is needed. You can use its
          services now.
        </Trans>
      }
      onClose={() => close()}
      closeLabel={t`Close`}
      actions={
        <Button variant="primary" onClick={() => close('read')}>
          <Trans>Got it</Trans>
        </Button>
      }
    />
  );
}
