import { Trans } from '@lingui/react/macro';
import { BindingReason } from '@my-air/feature-kit/views';
import { Button, EmptyState, Stack } from '@my-air/ui-kit';

import { useConnectChannel } from './useConnectChannel.ts';

/** No channel is connected yet, and how one is. */
export function NoChannels() {
  const { connect, binding } = useConnectChannel();
  return (
    <Stack gap={4}>
      <EmptyState
        illustration="channels"
        title={<Trans>Connect a channel to translate</Trans>}
        text={
          <Trans>
            You sign in to YouTube and allow us to edit titles and descriptions. We change nothing until you
            start a translation.
          </Trans>
        }
        action={
          <Button variant="primary" onClick={connect} {...binding.control}>
            <Trans>Connect with YouTube</Trans>
          </Button>
        }
      />
      <BindingReason action={binding} />
    </Stack>
  );
}
