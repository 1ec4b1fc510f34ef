import { Trans, useLingui } from '@lingui/react/macro';
import { port, usePortal } from '@my-air/feature-api';
import { Button, MessageIcon } from '@my-air/ui-kit';
import { useQuery } from '@tanstack/react-query';

import { supportChatQuery } from '../distribution.api.ts';
import { toldInPlace } from '../toldInPlace.ts';
import { distributionPorts } from '../ports.ts';

/** The chat about videos and distribution; where there is none, or it cannot be found, the form to our team. */
export function SupportButton() {
  const { t } = useLingui();
  const { api, modals } = usePortal();
  const { data: chat, isPending } = useQuery({ ...supportChatQuery(api), meta: { handles: toldInPlace } });
  const openChat = port(distributionPorts, 'openChat');

  if (chat && openChat) {
    return (
      <Button icon={<MessageIcon />} onClick={() => openChat(chat.id)}>
        <Trans>Video support</Trans>
      </Button>
    );
  }
  if (!modals.has('support')) return null;
  return (
    <Button
      icon={<MessageIcon />}
      isBusy={isPending}
      onClick={() => void modals.open('support', { summary: t`A question about distribution` })}
    >
      <Trans>Ask about distribution</Trans>
    </Button>
  );
}
