import { Trans, useLingui } from '@lingui/react/macro';
import { port, timers, useCapability, usePortal } from '@my-air/feature-api';
import { Button, MessageIcon, Text } from '@my-air/ui-kit';
import { useMutation } from '@tanstack/react-query';

import type { Product } from '../contract.ts';
import { marketplacePorts } from '../ports.ts';
import { leftToCaller } from '../words/failureText.ts';
import { useOneAtATime } from '../request/useOneAtATime.ts';
import { useFailureText } from '../words/useFailureText.ts';
import { askService } from './product.api.ts';

/** The way of members to those who run a service; others read that it is for members. */
export function MemberSupport({ product: { id, name } }: { product: Product }) {
  const { t } = useLingui();
  const portal = usePortal();
  const isMember = useCapability('member');
  const openChat = port(marketplacePorts, 'openChat');
  const failureText = useFailureText();
  const ask = useMutation({
    mutationKey: ['marketplace', 'support', id],
    mutationFn: () => askService(portal, id),
    meta: { handles: leftToCaller },
    onSuccess: (chatId) => {
      if (chatId && openChat) openChat(chatId);
      else {
        portal.toasts.show({
          type: 'success',
          title: t`Your chat about ${name} is open`,
          text: t`You will find it in Messages.`,
          duration: timers.productToast,
        });
      }
    },
    onError: (error) => {
      const text = failureText(error);
      if (text)
        portal.toasts.show({
          type: 'error',
          title: t`The chat was not opened`,
          text,
          duration: timers.productToast,
        });
    },
  });

  const begin = useOneAtATime(() => ask.mutateAsync());
  if (!isMember) {
    return (
      <Text size={14} tone="muted">
        <Trans>As a member of our program, you can talk directly to the team behind this service.</Trans>
      </Text>
    );
  }
  return (
    <Button icon={<MessageIcon aria-hidden />} isBusy={ask.isPending} onClick={() => begin()}>
      <Trans>Contact the team</Trans>
    </Button>
  );
}
