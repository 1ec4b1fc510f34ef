import { Trans, useLingui } from '@lingui/react/macro';
import type { ModalProps } from '@my-air/feature-kit';
import { Button, Dialog } from '@my-air/ui-kit';

/** Says that this channel was already connected. */
export function AlreadyConnectedModal({ props: { channelTitle }, close }: ModalProps<'already-connected'>) {
  const { t } = useLingui();

  return (
    <Dialog
      isOpen
      size="s"
      title={<Trans>This channel is already connected</Trans>}
      description={
        <Trans>
          <bdi>{channelTitle}</bdi> is in your list. To bring another one, choose it when the platform asks.
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
