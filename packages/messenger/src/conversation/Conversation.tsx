import { Trans, useLingui } from '@lingui/react/macro';
import { LazyPart } from '@my-air/screen-kit';
import { Button, ErrorState, useIsWide } from '@my-air/ui-kit';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';

import type { ComposerHandle } from '../composer/Composer.tsx';
import type { Chat } from '../contract.ts';
import { loadMissing } from '../timeline/loadMissing.ts';
import { gapsOf, hasOlder } from '../timeline/Timeline.ts';
import { useOutgoingActions } from '../unsent/useOutgoingActions.ts';
import { ChatOnItsWay } from './ChatOnItsWay.tsx';
import { ConversationContext, useConversation, type ChatDialog } from './ConversationContext.ts';
import { ConversationHeader } from './ConversationHeader.tsx';
import { Aside, Column, ComposerPlace, DropHint } from './ConversationParts.ts';
import { loadOutgoing } from './FeedItem.tsx';
import { rowKey } from './FeedRow.ts';
import { MessageFeed, type FeedView, type MessageFeedHandle } from './MessageFeed.tsx';
import { useAnnouncement } from './useAnnouncement.ts';
import { useChatKeys } from './useChatKeys.ts';
import { useFileDrop } from './useFileDrop.ts';
import { useJumpAtOpening } from './useJump.ts';
import { useMentions } from './useMentions.ts';
import { useMessageActions } from './useMessageActions.ts';
import { useReading } from './useReading.ts';
import { useFeedRows, useTimeline } from './useTimeline.ts';

const ChatComposer = lazy(async () => ({ default: (await import('./ChatComposer.tsx')).ChatComposer }));
const ChatFacts = lazy(async () => ({ default: (await import('./ChatFacts.tsx')).ChatFacts }));
const ChatSearch = lazy(async () => ({ default: (await import('./ChatSearch.tsx')).ChatSearch }));
const RatingCard = lazy(async () => ({ default: (await import('./RatingCard.tsx')).RatingCard }));
const ConversationDialogs = lazy(async () => ({
  default: (await import('./ConversationDialogs.tsx')).ConversationDialogs,
}));

export interface ConversationProps {
  /** The chat that is shown. */
  chat: Chat;
  /** The id of the message to scroll to after opening; without one, the unread ones or the end. */
  messageId: number | undefined;
  /** The list beside the chat, for its links; undefined for the active chats. */
  section: 'archive' | 'unsent' | undefined;
  /** Called with the chat to open in place of this one; undefined shows the list. */
  onOpen: (chatId: number | undefined, section?: 'archive') => void;
}

/** One chat: its messages, the composer, and its facts. */
export function Conversation(props: ConversationProps) {
  const { chat, onOpen } = props;
  const [view, store] = useTimeline(chat.id);
  const feed = useRef<MessageFeedHandle>(null);
  const composer = useRef<ComposerHandle>(null);
  const [isSearching, setIsSearching] = useState(false);
  const [dialog, setDialog] = useState<ChatDialog>();
  const reading = useReading({ chat, store, onForbidden: () => onOpen(undefined) });
  const mentions = useMentions(chat, view.timeline, store);
  const panels = { isSearching, setIsSearching, dialog, setDialog };

  return (
    <ConversationContext value={{ ...props, view, store, reading, mentions, feed, composer, ...panels }}>
      <ChatColumn>
        <ConversationHeader />
        <Search />
        {reading.isOpened ? <Messages /> : <NoMessagesYet />}
        <Answer />
      </ChatColumn>
      <FactsBeside />
      <Dialogs />
    </ConversationContext>
  );
}

/** The column of the chat, onto which files can be dropped. */
function ChatColumn({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const { composer } = useConversation();
  const { isOver, handlers } = useFileDrop((files) => composer.current?.addFiles(files));
  useChatKeys();

  return (
    <Column aria-label={t`Conversation`} data-over={isOver || undefined} {...handlers}>
      {children}
      {isOver && (
        <DropHint aria-hidden>
          <Trans>Drop the files to attach them</Trans>
        </DropHint>
      )}
    </Column>
  );
}

/** The search in the chat, while it is open. */
function Search() {
  const { view, store, feed, isSearching, setIsSearching } = useConversation();
  if (!isSearching) return null;
  return (
    <LazyPart onCancel={() => setIsSearching(false)}>
      <ChatSearch
        messages={view.timeline.messages}
        hasMore={hasOlder(view.timeline) || gapsOf(view.timeline).length > 0}
        loadMore={() => loadMissing(store)}
        onShow={(id) => feed.current?.pointOut(rowKey(id), { keepsFocus: true })}
        onClose={() => setIsSearching(false)}
      />
    </LazyPart>
  );
}

/** The place of the messages until they were read: a skeleton, or why they could not be. */
function NoMessagesYet() {
  const { view, reading } = useConversation();
  if (view.error === undefined) return <ChatOnItsWay />;
  return (
    <ErrorState
      title={<Trans>The messages could not be loaded</Trans>}
      text={<Trans>What you write is kept. Try again in a moment.</Trans>}
      action={
        <Button isBusy={view.isFetching} onClick={reading.retry}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  );
}

/** The messages of the chat, with the unsent ones and what can be done with each. */
function Messages() {
  const { chat, view, store, reading, mentions, feed, composer } = useConversation();
  const rows = useFeedRows({ chat, view, firstUnreadId: reading.firstUnreadId });
  const actions = useMessageActions();
  const outgoing = useOutgoingActions(() => composer.current?.focus());
  const announcement = useAnnouncement(view.timeline.messages);
  useJumpAtOpening();
  useEffect(() => void loadOutgoing().catch(() => undefined), []);

  function handleView({ first, isAtEnd }: FeedView) {
    reading.setIsAtEnd(isAtEnd);
    const isNearStart = rows.slice(0, 12).some(({ key }) => key === first);
    if (isNearStart && hasOlder(view.timeline) && !view.isFetchingOlder && !view.olderError) {
      void store.fetchOlder();
    }
  }

  return (
    <MessageFeed
      rows={rows}
      participants={chat.participants ?? []}
      openAt={reading.firstUnreadId === undefined ? undefined : 'unread'}
      unread={Math.max(0, chat.unread_count ?? 0)}
      isBusy={view.isFetchingOlder}
      canWrite
      actions={actions}
      outgoing={outgoing}
      announcement={announcement}
      rating={
        <Suspense>
          <RatingCard chat={chat} />
        </Suspense>
      }
      mentions={mentions}
      gaps={gapsOf(view.timeline)}
      onView={handleView}
      onOlder={() => void store.fetchOlder()}
      onFill={(gap) => void store.fill(gap)}
      handle={feed}
    />
  );
}

/** The composer of the chat. */
function Answer() {
  const { chat, view, store, reading, feed, composer } = useConversation();
  return (
    <Suspense fallback={<ComposerPlace />}>
      <ChatComposer
        chat={chat}
        messages={view.timeline.messages}
        onSent={() => {
          reading.forgetUnread();
          feed.current?.showEnd();
        }}
        onChanged={store.apply}
        handle={composer}
      />
    </Suspense>
  );
}

/** The facts of the chat, on wide screens beside it. */
function FactsBeside() {
  const { t } = useLingui();
  const { chat } = useConversation();
  if (!useIsWide('xl')) return null;
  return (
    <Aside aria-label={t`About this chat`}>
      <Suspense>
        <ChatFacts chat={chat} />
      </Suspense>
    </Aside>
  );
}

/** The open dialog of the chat. */
function Dialogs() {
  const { chat, dialog, setDialog, onOpen } = useConversation();
  if (!dialog) return null;
  return (
    <LazyPart onCancel={() => setDialog(undefined)}>
      <ConversationDialogs
        chat={chat}
        dialog={dialog}
        onClose={() => setDialog(undefined)}
        onArchived={() => onOpen(undefined)}
      />
    </LazyPart>
  );
}
