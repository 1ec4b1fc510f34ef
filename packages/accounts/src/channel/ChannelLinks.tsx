import { plural, msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Channel } from '@my-air/api-client/contract';
import { issueTexts } from '@my-air/feature-kit/data';
import { port } from '@my-air/feature-kit';
import type { MessageDescriptor } from '@my-air/i18n';
import { HelpLink, SupportButton } from '@my-air/feature-kit/views';
import { Badge, Button, Row } from '@my-air/ui-kit';
import { styled } from 'styled-components';

import { accountsPorts } from '../ports.ts';
import type { StatusKind } from '../status/statusTable.ts';
import { helpArticles } from './helpArticles.ts';

export interface ChannelLinksProps {
  /** The channel that the links are about. */
  channel: Channel;
  /** The status of the channel. */
  kind: StatusKind;
}

/** Links to more about a channel: its chat, and the help article of its status. */
export function ChannelLinks({ channel, kind }: ChannelLinksProps) {
  const { t } = useLingui();
  const openChat = port(accountsPorts, 'openChat');
  const { chat_id: chatId, unread_count: unread } = channel;
  const article = statusArticle(kind);

  return (
    <Row gap={3} wrap>
      {openChat && chatId != null && (
        <Edge variant="quiet" size="s" onClick={() => openChat(chatId)}>
          {kind === 'rejected' || kind === 'rejected_low_metrics' ? t`Ask in chat` : t`Chat`}
          <Badge
            count={unread ?? 0}
            label={t`${plural(unread ?? 0, { one: '# unread message', other: '# unread messages' })}`}
          />
        </Edge>
      )}
      {chatId == null && needsPerson(channel, kind) && (
        <Quiet>
          <SupportButton variant="quiet" summary={channel.title} />
        </Quiet>
      )}
      {article && <HelpLink article={article.id}>{t(article.label)}</HelpLink>}
    </Row>
  );
}

/** Whether the texts about a channel require an action of the creator that may raise questions. */
function needsPerson(channel: Channel, kind: StatusKind): boolean {
  return (
    ['rejected', 'rejected_low_metrics', 'access_revoked'].includes(kind) ||
    issueTexts(channel, 'other').length > 0
  );
}

/* The words of a quiet button begin at the edge of the other words. */
const Edge = styled(Button)`
  margin-inline-start: calc(-1 * var(--space-3));
`;

const Quiet = styled.span`
  margin-inline-start: calc(-1 * var(--space-3));
`;

/** The help article that belongs to a status; undefined for a status without one. */
function statusArticle(kind: StatusKind): { id: number; label: MessageDescriptor } | undefined {
  switch (kind) {
    case 'not_connected':
    case 'access_revoked':
      return { id: helpArticles.connect, label: msg`How to add a channel` };
    case 'pending':
    case 'moderation':
    case 'invitation_sent':
    case 'pending_channel_auto_invitation_dispatch':
      return { id: helpArticles.progress, label: msg`What happens next` };
    case 'rejected':
    case 'rejected_low_metrics':
      return { id: helpArticles.reject, label: msg`Why channels are not accepted` };
    case 'connected':
    case 'unknown':
      return undefined;
  }
}
