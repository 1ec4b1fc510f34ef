import { Trans } from '@lingui/react/macro';
import type { ModalProps } from '@my-air/feature-kit';

import { GotItDialog } from '../words/GotItDialog.tsx';

/** Says that this channel needed no check and is connected. */
export function AutoConfirmedModal({ props: { channelTitle }, close }: ModalProps<'auto-confirmed'>) {
  return (
    <GotItDialog
      size="s"
      title={<Trans>Your channel is confirmed</Trans>}
      description={
        <Trans>
          <bdi>{channelTitle}</bdi> meets all our requirements, so no check is needed. You can use its
          services now.
        </Trans>
      }
      close={close}
    />
  );
}
