import { Trans, useLingui } from '@lingui/react/macro';
import { Button, ErrorState, useIsWide } from '@my-air/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

import type { ComposerHandle } from '../composer/Composer.tsx';
import type { Chat } from '../contract.ts';
import { useOutgoingActions } from '../send/useOutgoing.ts';
import { ChatOnItsWay } from './ChatOnItsWay.tsx';
import { ConversationContext, useConversation, type ChatDialog } from './ConversationContext.ts';
import { ConversationHeader } from './ConversationHeader.tsx';
import { MessageFeed, type MessageFeedHandle } from './MessageFeed.tsx';
import { useAnnouncement } from './useAnnouncement.ts';
import { ChatColumn } from './ChatColumn.tsx';
import { useFeedRows } from './useFeedRows.ts';
import { useJumpAtOpening, useMessageActions } from './useMessageActions.ts';
import { useMentions } from './useMentions.ts';
import { useMessages } from './useMessages.ts';
import { ChatComposer } from './ChatComposer.tsx';
import { ChatFacts } from './ChatFacts.tsx';
import { ChatSearch } from './ChatSearch.tsx';
import { OfferAnswer } from './OfferAnswer.tsx';
import { ConversationDialogs } from './ConversationDialogs.tsx';

export interface ConversationProps {
  /** The chat that is shown. */
  chat: Chat;
  /** The id of the message to scroll to after opening; without one, the unread ones or the end. */
  messageId: number | undefined;
  /** The list beside the chat, for its links; undefined for the active chats. */
  section: 'archive' | 'unsent' | undefined;
  /** Called with the chat to open in place of this one; undefined shows the list. */
  onOpen: (chatId: number | undefined, section?: 'archive') => void;
  /** Whether the composer takes the focus when the chat opens. @default false */
  isAnswering?: boolean;
  /** Called with the next chat to answer; without it none is offered. */
  onAnswer?: ((chatId: number) => void) | undefined;
}

/** One chat: its messages, the composer, and its facts. */
export function Conversation(props: ConversationProps) {
  const { chat, onOpen, isAnswering = false } = props;
  const feed = useRef<MessageFeedHandle>(null);
  const composer = useRef<ComposerHandle>(null);
  const [isSearching, setIsSearching] = useState(false);
  const [dialog, setDialog] = useState<ChatDialog>();
  const open = useMessages(chat, () => onOpen(undefined));
  const mentions = useMentions(chat, open);
  useEffect(() => {
    if (isAnswering) composer.current?.focus();
  }, [isAnswering]);
  const panels = { isSearching, setIsSearching, dialog, setDialog };

  return (
    <ConversationContext value={{ ...props, open, mentions, feed, composer, ...panels }}>
      <ChatColumn>
        <ConversationHeader />
        <OfferAnswer />
        {isSearching && <ChatSearch />}
        {open.isOpened ? <Messages /> : <NoMessagesYet />}
        <ChatComposer />
      </ChatColumn>
      <FactsBeside />
      <ConversationDialogs />
    </ConversationContext>
  );
}

/** The place of the messages until they were read: a skeleton, or why they could not be. */
function NoMessagesYet() {
  const { open } = useConversation();
  if (open.error === undefined) return <ChatOnItsWay />;
  return (
    <ErrorState
      title={<Trans>The messages could not be loaded</Trans>}
      text={<Trans>What you write is kept. Try again in a moment.</Trans>}
      action={
        <Button isBusy={open.isFetching} onClick={open.refetch}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  );
}

/** The messages of the chat, with the unsent ones and what can be done with each. */
function Messages() {
  const { chat, open, composer } = useConversation();
  const rows = useFeedRows(chat, open);
  const actions = useMessageActions();
  const outgoing = useOutgoingActions(() => composer.current?.focus());
  const announcement = useAnnouncement(open.messages);
  useJumpAtOpening();
  return <MessageFeed rows={rows} actions={actions} outgoing={outgoing} announcement={announcement} />;
}

/** The facts of the chat, on wide screens beside it. */
function FactsBeside() {
  const { t } = useLingui();
  const { chat } = useConversation();
  if (!useIsWide('xl')) return null;
  return (
    <Aside aria-label={t`About this chat`}>
      <ChatFacts chat={chat} />
    </Aside>
  );
}

/** The place of the facts beside the chat; as wide before they have loaded. */
const Aside = styled.aside`
  flex-shrink: 0;
  box-sizing: border-box;
  width: 18rem;
  padding: var(--space-5);
  overflow-y: auto;
  border-inline-start: 1px solid var(--color-line);

  /* The messages need room first: without it the facts are behind the button of the header. */
  @container messenger (max-width: 79.99rem) {
    display: none;
  }
`;
