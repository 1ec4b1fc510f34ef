import { Trans, useLingui } from '@lingui/react/macro';
import { port, useCapability, usePortal } from '@my-air/feature-kit';
import { SupportButton } from '@my-air/feature-kit/views';
import { Button, MessageIcon, Text } from '@my-air/ui-kit';
import { useFailureText } from '@my-air/feature-kit/data';
import { useMutation } from '@tanstack/react-query';

import type { Product } from '../contract.ts';
import { marketplacePorts } from '../ports.ts';
import { askService, toastTime } from './product.api.ts';

export interface MemberSupportProps {
  /** The service whose team is asked. */
  product: Product;
  /** Whether a button for our support is beside it already. */
  hasSupport: boolean;
}

/**
 * The members' chat with the team behind a service; other users read that it is for members, and have the
 * button of our support.
 */
export function MemberSupport({ product: { id, name }, hasSupport }: MemberSupportProps) {
  const { t } = useLingui();
  const portal = usePortal();
  const isMember = useCapability('member');
  const openChat = port(marketplacePorts, 'openChat');
  const failureText = useFailureText();
  const ask = useMutation({
    mutationKey: ['marketplace', 'support', id],
    mutationFn: () => askService(portal, id),
    meta: { handles: 'inPlace' },
    onSuccess: (chatId) => {
      if (chatId && openChat) openChat(chatId);
      else {
        portal.toasts.show({
          type: 'success',
          title: t`Your chat about ${name} is open`,
          text: t`You will find it in Messages.`,
          duration: toastTime,
        });
      }
    },
    onError: (error) => {
      portal.toasts.show({
        type: 'error',
        title: t`The chat was not opened`,
        text: failureText(error),
        duration: toastTime,
      });
    },
  });

  if (!isMember) {
    if (hasSupport) return null;
    return (
      <>
        <SupportButton size="m" summary={t`About the service “${name}”`}>
          <Trans>Ask support</Trans>
        </SupportButton>
        <Text size={14} tone="muted" style={{ flexBasis: '100%' }}>
          <Trans>Only members of our program can write directly to the team behind this service.</Trans>
        </Text>
      </>
    );
  }
  return (
    <Button icon={<MessageIcon aria-hidden />} isBusy={ask.isPending} onClick={() => ask.mutate()}>
      <Trans>Contact the team</Trans>
    </Button>
  );
}
