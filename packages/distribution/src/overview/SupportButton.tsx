import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { port, supportPorts, usePortal } from '@my-air/feature-kit';
import { Badge, Button, MessageIcon } from '@my-air/ui-kit';
import { useQuery } from '@tanstack/react-query';

import { supportChatQuery } from './distribution.api.ts';
import { distributionPorts } from '../ports.ts';

/** The chat about videos and distribution; without one, or where it cannot be found, the form to our team. */
export function SupportButton() {
  const { t } = useLingui();
  const portal = usePortal();
  const { api } = portal;
  const { data: chat, isPending } = useQuery({ ...supportChatQuery(api), meta: { handles: 'inPlace' } });
  const openChat = port(distributionPorts, 'openChat');
  const askSupport = port(supportPorts, 'askSupport');

  if (chat && openChat) {
    const unread = chat.unread_count ?? 0;
    return (
      <Button icon={<MessageIcon />} onClick={() => openChat(chat.id)}>
        <Trans>Video support</Trans>
        <Badge
          count={unread}
          label={t`${plural(unread, { one: '# unread message', other: '# unread messages' })}`}
        />
      </Button>
    );
  }
  if (!askSupport) return null;
  return (
    <Button
      icon={<MessageIcon />}
      isBusy={isPending}
      onClick={() => askSupport(portal, { summary: t`A question about distribution` })}
    >
      <Trans>Ask about distribution</Trans>
    </Button>
  );
}
