import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-api';
import { LazyPart } from '@my-air/feature-api/views';
import { Button, ErrorState, useIsWide } from '@my-air/ui-kit';
import { useWrite } from '@my-air/feature-api/writes';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';

import { archiveChatMutation } from '../chats/chats.api.ts';
import type { ComposerHandle } from '../composer/Composer.tsx';
import type { Chat, Message } from '../contract.ts';
import { useDrafts } from '../drafts/useDrafts.ts';
import { normalizeText } from '../text/normalizeText.ts';
import { loadMissing } from '../timeline/loadMissing.ts';
import { gapsOf, hasOlder } from '../timeline/Timeline.ts';
import { rowKey } from '../timeline/toRows.ts';
import { useTimeline } from '../timeline/useTimeline.ts';
import { useOutgoingActions } from '../unsent/useOutgoingActions.ts';
import { ChatOnItsWay } from './ChatOnItsWay.tsx';
import { ConversationHeader } from './ConversationHeader.tsx';
import { Aside, Column, ComposerPlace, DropHint } from './ConversationParts.ts';
import { loadOutgoing } from './FeedItem.tsx';
import { MessageFeed, type FeedView, type MessageFeedHandle } from './MessageFeed.tsx';
import { useAnnouncement } from './useAnnouncement.ts';
import { useChatKeys } from './useChatKeys.ts';
import { useFeedRows } from './useFeedRows.ts';
import { useFileDrop } from './useFileDrop.ts';
import { useJump } from './useJump.ts';
import { useMentions } from './useMentions.ts';
import { useMessageActions } from './useMessageActions.ts';
import { useReading } from './useReading.ts';

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
export function Conversation({ chat, messageId, section, onOpen }: ConversationProps) {
  const { t } = useLingui();
  const { api, queryClient, toasts } = usePortal();
  const [view, store] = useTimeline(chat.id);
  const [, drafts] = useDrafts();
  const feed = useRef<MessageFeedHandle>(null);
  const composer = useRef<ComposerHandle>(null);
  const [isAtEnd, setIsAtEnd] = useState(true);
  // On wide screens the facts of a chat are beside it.
  const isWide = useIsWide('xl');
  const [isSearching, setIsSearching] = useState(false);
  const [areFactsShown, setFactsShown] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const reading = useReading({ chat, isAtEnd, onForbidden: () => onOpen(undefined) });
  const rows = useFeedRows({ chat, view, firstUnreadId: reading.firstUnreadId });
  const mentions = useMentions(chat, view.timeline, store);
  const { messages } = view.timeline;
  const announcement = useAnnouncement(messages);
  const outgoing = useOutgoingActions(() => composer.current?.focus());
  const archive = useWrite({
    ...archiveChatMutation(api),
    onSuccess: () => {
      toasts.show({ type: 'success', title: t`The chat is in the archive` });
      setIsLeaving(false);
      onOpen(undefined);
      void queryClient.invalidateQueries({ queryKey: ['messenger'] });
    },
    onError: () => setIsLeaving(false),
  });

  const jump = useJump({ feed, store, messageId, isOpened: reading.isOpened });
  const { isOver, handlers } = useFileDrop((files) => composer.current?.addFiles(files));

  async function showNextMention() {
    const id = await mentions.findNext();
    if (id !== undefined) await jump(id);
  }

  const { actions, deletion } = useMessageActions({
    chatId: chat.id,
    store,
    onJump: (id) => void jump(id),
    onReply: (message: Message) => {
      drafts.writeMessage(chat.id, () => ({ reply_to_message_id: message.id }));
      composer.current?.focus();
    },
    onEdit: (message: Message) => {
      drafts.beginEdit(chat.id, { id: message.id, markdown: normalizeText(message.message_markdown ?? '') });
      composer.current?.focus();
    },
  });
  useChatKeys({ chatId: chat.id, section, onOpen });

  const { isOpened } = reading;
  useEffect(() => {
    if (isOpened) void loadOutgoing().catch(() => undefined);
  }, [isOpened]);

  function leaveDialogs() {
    setFactsShown(false);
    setIsLeaving(false);
    deletion.cancel();
  }

  function look({ first, isAtEnd: isThere }: FeedView) {
    setIsAtEnd(isThere);
    const isNearStart = rows.slice(0, 12).some(({ key }) => key === first);
    if (isNearStart && hasOlder(view.timeline) && !view.isFetchingOlder && !view.olderError) {
      void store.fetchOlder();
    }
  }

  return (
    <>
      <Column aria-label={t`Conversation`} data-over={isOver || undefined} {...handlers}>
        <ConversationHeader
          chat={chat}
          section={section}
          mentions={mentions.count}
          onNextMention={() => void showNextMention()}
          isSearching={isSearching}
          onSearch={() => setIsSearching(!isSearching)}
          onShowFacts={() => setFactsShown(true)}
          onArchive={() => setIsLeaving(true)}
        />
        {isSearching && (
          <LazyPart onCancel={() => setIsSearching(false)}>
            <ChatSearch
              messages={messages}
              hasMore={hasOlder(view.timeline) || gapsOf(view.timeline).length > 0}
              loadMore={() => loadMissing(store)}
              onShow={(id) => feed.current?.pointOut(rowKey(id), { keepsFocus: true })}
              onClose={() => setIsSearching(false)}
            />
          </LazyPart>
        )}
        {!isOpened && !view.error && <ChatOnItsWay />}
        {!isOpened && view.error !== undefined && (
          <ErrorState
            title={<Trans>The messages could not be loaded</Trans>}
            text={<Trans>What you write is kept. Try again in a moment.</Trans>}
            action={
              <Button isBusy={view.isFetching} onClick={reading.retry}>
                <Trans>Try again</Trans>
              </Button>
            }
          />
        )}
        {isOpened && (
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
            onView={look}
            onOlder={() => void store.fetchOlder()}
            onFill={(gap) => void store.fill(gap)}
            handle={feed}
          />
        )}
        <Suspense fallback={<ComposerPlace />}>
          <ChatComposer
            chat={chat}
            messages={messages}
            onSent={() => {
              reading.forgetUnread();
              feed.current?.showEnd();
            }}
            onChanged={store.apply}
            handle={composer}
          />
        </Suspense>
        {isOver && (
          <DropHint aria-hidden>
            <Trans>Drop the files to attach them</Trans>
          </DropHint>
        )}
      </Column>
      {isWide && (
        <Aside aria-label={t`About this chat`}>
          <Suspense>
            <ChatFacts chat={chat} />
          </Suspense>
        </Aside>
      )}
      {(areFactsShown || deletion.asked !== undefined || isLeaving) && (
        <LazyPart onCancel={leaveDialogs}>
          <ConversationDialogs
            chat={chat}
            areFactsShown={areFactsShown}
            onHideFacts={() => setFactsShown(false)}
            deletion={deletion}
            isLeaving={isLeaving}
            isArchiving={archive.isPending}
            onArchive={() => archive.mutate(chat.id)}
            onStay={() => setIsLeaving(false)}
          />
        </LazyPart>
      )}
    </>
  );
}
