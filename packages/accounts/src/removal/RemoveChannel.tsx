import { Trans, useLingui } from '@lingui/react/macro';
import type { Channel } from '@my-air/api-client/contract';
import { usePortal } from '@my-air/feature-kit';
import { BindingReason, useBindingAction } from '@my-air/feature-kit/views';
import { Button, Stack } from '@my-air/ui-kit';
import { useFailureText } from '@my-air/feature-kit/data';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';

import { withoutChannel } from '../channel/channelInAddress.ts';
import { deleteChannelMutation } from '../channel/channels.api.ts';

export interface RemoveChannelProps {
  /** The channel to remove. */
  channel: Channel;
}

/** Removes a channel, once the creator has confirmed it, and leads back to the list. */
export function RemoveChannel({ channel }: RemoveChannelProps) {
  const { t } = useLingui();
  const portal = usePortal();
  const binding = useBindingAction();
  const failureText = useFailureText();
  const { title } = channel;
  const navigate = useNavigate();
  const remove = useMutation(deleteChannelMutation(portal));

  const confirm = async () => {
    const answer = await portal.modals.open('confirm-deletion', { channel });
    if (answer !== 'confirmed') return;
    // Its page would say that there is no such channel.
    await navigate({ to: '.', search: withoutChannel, replace: true });
    try {
      await remove.mutateAsync(channel);
      portal.toasts.show({ type: 'success', title: t`${title} is disconnected` });
    } catch (error) {
      portal.toasts.show({ type: 'error', title: t`${title} stays connected`, text: failureText(error) });
    }
  };

  return (
    <Stack gap={2} align="start">
      <Button
        variant="critical"
        isBusy={remove.isPending}
        onClick={() => void confirm()}
        {...binding.control}
      >
        <Trans>Disconnect channel</Trans>
      </Button>
      <BindingReason action={binding} />
    </Stack>
  );
}
