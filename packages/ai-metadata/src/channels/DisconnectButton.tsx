import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { useBindingAction } from '@my-air/feature-kit/views';
import { AlertDialog, Banner, Button } from '@my-air/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import type { AiChannel } from '../contract.ts';
import { useRefusalText } from '../failure/refusals.ts';
import { disconnectChannel } from './channels.api.ts';

/** Takes a channel out of AI translation, once the user has confirmed the consequences. */
export function DisconnectButton({ channel }: { channel: AiChannel }) {
  const { t } = useLingui();
  const portal = usePortal();
  const binding = useBindingAction();
  const failureText = useRefusalText();
  const [isAsked, setAsked] = useState(false);
  const { title, platform_guid } = channel;
  const disconnect = useMutation({
    mutationKey: ['ai-metadata', 'disconnect', platform_guid],
    mutationFn: () => disconnectChannel(portal, platform_guid),
    onSuccess: () => {
      setAsked(false);
      portal.toasts.show({ type: 'success', title: t`${title} is no longer connected to AI translation` });
    },
    meta: { handles: 'inPlace' },
  });
  const failure = disconnect.error ? failureText(disconnect.error) : undefined;

  return (
    <>
      <Button size="s" variant="quiet" onClick={() => setAsked(true)} {...binding.control}>
        <Trans>Disconnect</Trans>
      </Button>
      <AlertDialog
        isOpen={isAsked}
        title={t`Disconnect ${title} from AI translation?`}
        description={
          <Trans>
            Running translations are cancelled, unused ones go back to your balance, and auto mode is switched
            off. Your videos on YouTube stay as they are, and you can connect the channel again.
          </Trans>
        }
        onClose={() => setAsked(false)}
        onConfirm={() => disconnect.mutate()}
        cancelLabel={t`Keep channel`}
        confirmLabel={t`Disconnect`}
        isBusy={disconnect.isPending}
        problem={failure && <Banner tone="critical">{failure}</Banner>}
      />
    </>
  );
}
