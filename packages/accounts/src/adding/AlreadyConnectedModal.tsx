import { Trans } from '@lingui/react/macro';
import type { ModalProps } from '@my-air/feature-kit';

import { GotItDialog } from '../words/GotItDialog.tsx';

/** Says that this channel was already connected. */
export function AlreadyConnectedModal({ props: { channelTitle }, close }: ModalProps<'already-connected'>) {
  return (
    <GotItDialog
      size="s"
      title={<Trans>This channel is already added</Trans>}
      description={
        <Trans>
          <bdi>{channelTitle}</bdi> is in your list. To bring another one, choose it when the platform asks.
        </Trans>
      }
      close={close}
    />
  );
}
