import { Trans } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { Button, EmptyState } from '@my-air/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { styled } from 'styled-components';

import { archivedChatsQuery } from '../chats/chats.api.ts';
import { findChatQuery } from '../chats/findChat.api.ts';
import { useChatList } from '../chats/useChatList.ts';
import type { Chat } from '../contract.ts';
import { ChatOnItsWay } from './ChatOnItsWay.tsx';
import { Conversation, type ConversationProps } from './Conversation.tsx';

export interface OpenChatProps extends Omit<ConversationProps, 'chat'> {
  /** The id of the chat in the address. */
  chatId: number;
}

/** The chat of the address once it is known, or a note that it does not exist. */
export function OpenChat({ chatId, ...rest }: OpenChatProps) {
  const chat = useChat(chatId);
  if (chat === undefined) return <ChatOnItsWay />;
  if (chat) return <Conversation chat={chat} {...rest} />;
  return <NoSuchChat />;
}

/**
 * A chat by its id: from the lists if they have it, otherwise searched for. Null when there is no such chat;
 * undefined until that is known.
 */
function useChat(chatId: number): Chat | null | undefined {
  const { api } = usePortal();
  const { chats } = useChatList('active');
  const active = chats?.find(({ id }) => id === chatId);
  const archive = useQuery({ ...archivedChatsQuery(api), enabled: chats !== undefined && !active });
  const listed = active ?? archive.data?.chats.find(({ id }) => id === chatId);
  const isMissing = !listed && (archive.isSuccess || archive.isError);
  const found = useQuery({ ...findChatQuery(api, chatId), enabled: isMissing });
  return listed ?? (found.isError ? null : found.data);
}

/** Shown in place of a chat that does not exist. */
function NoSuchChat() {
  return (
    <Centre>
      <EmptyState
        illustration="search"
        title={<Trans>Chat not found</Trans>}
        text={<Trans>It may have been removed, or it belongs to somebody else.</Trans>}
        action={
          <Button render={<Link to="/messenger" search={{}} />}>
            <Trans>Show all chats</Trans>
          </Button>
        }
      />
    </Centre>
  );
}

/** The place of a notice in the room of a chat. */
export const Centre = styled.div`
  display: grid;
  flex: 1;
  place-items: center;
  min-width: 0;
`;
