import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-api';
import { Button, ErrorState, filesOf } from '@my-air/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState, type DragEvent } from 'react';
import { styled } from 'styled-components';

import { archiveChatMutation } from '../chats/chats.api.ts';
import type { ComposerHandle } from '../composer/Composer.tsx';
import type { Chat, Message } from '../contract.ts';
import { useDrafts } from '../drafts/useDrafts.ts';
import { gapsOf, hasOlder } from '../timeline/Timeline.ts';
import { rowKey } from '../timeline/toRows.ts';
import { useTimeline } from '../timeline/useTimeline.ts';
import { useOutgoingActions } from '../unsent/useOutgoingActions.ts';
import { ChatFacts } from './ChatFacts.tsx';
import { ChatOnItsWay } from './ChatOnItsWay.tsx';
import { ConversationHeader } from './ConversationHeader.tsx';
import { MessageFeed, type FeedView, type MessageFeedHandle } from './MessageFeed.tsx';
import { useAnnouncement } from './useAnnouncement.ts';
import { useChatKeys } from './useChatKeys.ts';
import { useFeedRows } from './useFeedRows.ts';
import { useMentions } from './useMentions.ts';
import { useMessageActions } from './useMessageActions.ts';
import { useReading } from './useReading.ts';

const ChatComposer = lazy(async () => ({ default: (await import('./ChatComposer.tsx')).ChatComposer }));
const RatingCard = lazy(async () => ({ default: (await import('./RatingCard.tsx')).RatingCard }));
const ConversationDialogs = lazy(async () => ({
  default: (await import('./ConversationDialogs.tsx')).ConversationDialogs,
}));

export interface ConversationProps {
  chat: Chat;
  /** The message it was opened at. */
  messageId: number | undefined;
  section: 'archive' | 'unsent' | undefined;
  onOpen: (chatId: number | undefined, section?: 'archive') => void;
}

/** One chat: its messages, the composer, and what it is about. */
export function Conversation({ chat, messageId, section, onOpen }: ConversationProps) {
  const { t } = useLingui();
  const { api, queryClient, toasts } = usePortal();
  const [view, store] = useTimeline(chat.id);
  const [, drafts] = useDrafts();
  const feed = useRef<MessageFeedHandle>(null);
  const composer = useRef<ComposerHandle>(null);
  const [isAtEnd, setIsAtEnd] = useState(true);
  const [isOver, setIsOver] = useState(false);
  const [shown, setShown] = useState<'facts' | 'shortcuts'>();
  const [isLeaving, setIsLeaving] = useState(false);
  const reading = useReading({ chat, isAtEnd, onForbidden: () => onOpen(undefined) });
  const rows = useFeedRows({ chat, view, firstUnreadId: reading.firstUnreadId });
  const mentions = useMentions(chat, view.timeline, store);
  const { messages } = view.timeline;
  const announcement = useAnnouncement(messages);
  const outgoing = useOutgoingActions(() => composer.current?.focus());
  const archive = useMutation({
    ...archiveChatMutation(api),
    onSuccess: () => {
      toasts.show({ type: 'success', title: t`The chat is in the archive` });
      setIsLeaving(false);
      onOpen(undefined);
      void queryClient.invalidateQueries({ queryKey: ['messenger'] });
    },
    onError: () => setIsLeaving(false),
  });

  async function jump(id: number) {
    if (feed.current?.pointOut(rowKey(id))) return;
    const isThere = await store.reach(id).catch(() => false);
    // The rows of what was reached are drawn first.
    requestAnimationFrame(() => {
      if (isThere && feed.current?.pointOut(rowKey(id))) return;
      toasts.show({ type: 'info', title: t`The original message is not there any more` });
    });
  }

  async function showNextMention() {
    const id = await mentions.findNext();
    if (id !== undefined) await jump(id);
  }

  const { actions, deletion } = useMessageActions({
    chatId: chat.id,
    store,
    onJump: (id) => void jump(id),
    onReply: (message: Message) => {
      drafts.write(chat.id, { reply_to_message_id: message.id });
      composer.current?.focus();
    },
    onEdit: (message: Message) => {
      drafts.beginEdit(chat.id, { id: message.id, markdown: message.message_markdown ?? '' });
      composer.current?.focus();
    },
  });
  useChatKeys({ chatId: chat.id, section, onOpen, onHelp: () => setShown('shortcuts') });

  const isOpened = reading.isOpened;
  const asked = useRef(messageId === undefined ? undefined : `${chat.id} ${messageId}`);
  useEffect(() => {
    if (!isOpened || messageId === undefined || asked.current === undefined) return;
    asked.current = undefined;
    void jump(messageId);
  });

  function look({ first, isAtEnd: isThere }: FeedView) {
    setIsAtEnd(isThere);
    const place = rows.findIndex(({ key }) => key === first);
    if (place < 12 && hasOlder(view.timeline) && !view.isReadingOlder && !view.olderError) {
      void store.readOlder();
    }
  }

  function drop(event: DragEvent) {
    setIsOver(false);
    const files = filesOf(event.dataTransfer);
    if (files.length === 0) return;
    event.preventDefault();
    composer.current?.addFiles(files);
  }

  return (
    <>
      <Column
        aria-label={t`Conversation`}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          if (!event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
        }}
        onDrop={drop}
      >
        <ConversationHeader
          chat={chat}
          section={section}
          mentions={mentions.count}
          onNextMention={() => void showNextMention()}
          onShowFacts={() => setShown('facts')}
          onShowShortcuts={() => setShown('shortcuts')}
          onArchive={() => setIsLeaving(true)}
        />
        {!isOpened && !view.error && <ChatOnItsWay />}
        {!isOpened && view.error !== undefined && (
          <ErrorState
            title={<Trans>The messages did not come</Trans>}
            text={<Trans>What you write is kept. Try again in a moment.</Trans>}
            action={
              <Button isBusy={view.isReading} onClick={reading.retry}>
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
            newBelow={isAtEnd ? 0 : Math.max(0, chat.unread_count ?? 0)}
            isBusy={view.isReadingOlder}
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
            onOlder={() => void store.readOlder()}
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
      <Aside aria-label={t`About this chat`}>
        <ChatFacts chat={chat} />
      </Aside>
      {(shown !== undefined || deletion.asked !== undefined || isLeaving) && (
        <Suspense>
          <ConversationDialogs
            chat={chat}
            shown={shown}
            onHide={() => setShown(undefined)}
            deletion={deletion}
            isLeaving={isLeaving}
            isArchiving={archive.isPending}
            onArchive={() => archive.mutate(chat.id)}
            onStay={() => setIsLeaving(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** As tall as an empty composer, so that nothing moves when it has come. */
const ComposerPlace = styled.div`
  flex-shrink: 0;
  height: 7.875rem;
  border-top: 1px solid var(--color-line);

  @media (pointer: coarse), (max-width: 767.98px) {
    height: 7rem;
  }
`;

const Column = styled.section`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`;

const Aside = styled.aside`
  display: none;
  flex-shrink: 0;
  box-sizing: border-box;
  width: 18rem;
  padding: var(--space-5);
  overflow-y: auto;
  border-inline-start: 1px solid var(--color-line);

  @media (min-width: 1440px) {
    display: block;
  }
`;

const DropHint = styled.div`
  position: absolute;
  z-index: 2;
  inset: var(--space-2);
  display: grid;
  place-items: center;
  color: var(--color-accent-text);
  font-weight: var(--font-weight-strong);
  background: color-mix(in oklab, var(--color-accent-soft) 92%, transparent);
  border: 2px dashed var(--color-accent);
  border-radius: var(--radius-card);
  pointer-events: none;
`;
