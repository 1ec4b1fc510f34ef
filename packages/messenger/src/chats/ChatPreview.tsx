import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';

import type { Chat } from '../contract.ts';
import { plainText } from '../message/plainText.ts';

export interface ChatPreviewProps {
  /** The chat whose last message is shown. */
  chat: Chat;
  /** The user's draft in this chat; without one the last message is shown. */
  draft?: string | undefined;
}

/** The last message of a chat in one line, or the user's draft. */
export function ChatPreview({ chat, draft }: ChatPreviewProps) {
  const { t } = useLingui();
  const { last_message: message, is_group_chat: isGroup } = chat;
  if (draft) {
    return (
      <Words dir="auto">
        <Draft>{t`Draft:`}</Draft> {draft}
      </Words>
    );
  }
  if (!message) return <Words>{t`No messages yet`}</Words>;
  if (message.deleted_at) return <Words>{t`The message was deleted`}</Words>;

  const [file] = message.attachments ?? [];
  const text = plainText(message) || file?.name || message.agreement?.display_name || t`Message`;
  const author = message.user?.me ? t`You` : isGroup ? message.user?.name : undefined;
  return <Words dir="auto">{author ? t`${author}: ${text}` : text}</Words>;
}

const Words = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  color: var(--color-muted);
  font-size: var(--font-size-14);
  text-overflow: ellipsis;
  white-space: nowrap;

  [data-unread] & {
    color: var(--color-text);
    font-weight: var(--font-weight-medium);
  }
`;

const Draft = styled.span`
  color: var(--color-critical-text);
`;
