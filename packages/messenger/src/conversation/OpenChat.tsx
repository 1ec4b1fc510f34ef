import { Trans } from '@lingui/react/macro';
import type { Id } from '@my-air/api-client/contract';
import { usePortal } from '@my-air/feature-kit';
import { Button, EmptyState, ErrorState, Row } from '@my-air/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { styled } from 'styled-components';

import { findChatQuery } from '../chats/findChat.api.ts';
import { useChatList, type ChatListQuery } from '../chats/useChatList.ts';
import { ChatOnItsWay } from './ChatOnItsWay.tsx';
import { Conversation, type ConversationProps } from './Conversation.tsx';

export interface OpenChatProps extends Omit<ConversationProps, 'chat'> {
  /** The id of the chat in the address. */
  chatId: Id;
}

/** The chat of the address once it is known, or why it is not shown. */
export function OpenChat({ chatId, ...rest }: OpenChatProps) {
  const { chat, isError, isFetching, refetch } = useChat(chatId);
  if (chat) return <Conversation chat={chat} {...rest} />;
  if (chat === null) return <NoSuchChat isFetching={isFetching} onRetry={refetch} />;
  if (isError) return <FailedChat isFetching={isFetching} onRetry={refetch} />;
  return <ChatOnItsWay />;
}

/**
 * A chat by its id: from the lists if they have it, otherwise searched for. Null when the server has no such chat;
 * undefined until that is known.
 */
function useChat(chatId: Id) {
  const { api } = usePortal();
  const active = useChatList('active');
  const chatIn = ({ data }: ChatListQuery) => data?.chats.find(({ id }) => id === chatId);
  const archive = useChatList('archive', { enabled: !active.isPending && !chatIn(active) });
  const listed = chatIn(active) ?? chatIn(archive);
  const isMissing = !listed && !active.isPending && !archive.isPending;
  const search = useQuery({ ...findChatQuery(api, chatId), enabled: isMissing });
  const { isError, isFetching, refetch } = search;
  // A chat that moves while the pages are read is on none of them: it stays open until it is found.
  const [known, setKnown] = useState(listed);
  if (listed && listed !== known) setKnown(listed);
  const found = search.data ? (search.data.chats[0] ?? null) : known;
  return { chat: listed ?? found, isError, isFetching, refetch: () => void refetch() };
}

/** Shown in place of a chat that does not exist. */
function NoSuchChat({ isFetching, onRetry }: AgainProps) {
  return (
    <Centre>
      <EmptyState
        illustration="search"
        title={<Trans>Chat not found</Trans>}
        text={<Trans>It may have been removed, or it belongs to somebody else.</Trans>}
        action={
          <Row gap={2} wrap justify="center">
            <Button render={<Link to="/messenger" search={{}} />}>
              <Trans>Show all chats</Trans>
            </Button>
            <Button variant="quiet" isBusy={isFetching} onClick={onRetry}>
              <Trans>Try again</Trans>
            </Button>
          </Row>
        }
      />
    </Centre>
  );
}

interface AgainProps {
  /** Whether it is being read again. */
  isFetching: boolean;
  /** Called to read it again. */
  onRetry: () => void;
}

/** Shown in place of a chat that could not be read. */
function FailedChat({ isFetching, onRetry }: AgainProps) {
  return (
    <Centre>
      <ErrorState
        title={<Trans>The chat could not be loaded</Trans>}
        text={<Trans>Check your connection and try again.</Trans>}
        action={
          <Button isBusy={isFetching} onClick={onRetry}>
            <Trans>Try again</Trans>
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
