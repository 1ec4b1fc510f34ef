import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@my-air/api-client';
import { usePortal } from '@my-air/feature-api';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';

import { changeChat } from '../chats/changeChat.ts';
import type { Chat } from '../contract.ts';
import { useOutbox } from '../outbox/useOutbox.ts';
import type { TimelineView } from '../timeline/createTimeline.ts';
import { firstUnreadId as findFirstUnread, mayRead } from '../timeline/reading.ts';
import { hasOlder } from '../timeline/Timeline.ts';
import { useTimeline } from '../timeline/useTimeline.ts';

export interface ReadingOptions {
  chat: Chat;
  isAtEnd: boolean;
  /** Called when the user no longer has access to the chat. */
  onForbidden: () => void;
}

export interface Reading {
  /** Whether the chat was read at least once, so that it can be shown. */
  isOpened: boolean;
  /** The id of the message below the line of new messages; it stays while the user reads. */
  firstUnreadId: number | undefined;
  /** Removes the line, because the user has answered. */
  forgetUnread: () => void;
  /** Reads the chat again after a failure. */
  retry: () => void;
}

/** The most pages that are read to find the first unread message. */
const mostPages = 40;

/** Reads a chat while it is in sight: at opening, and on every change that the list reports. */
export function useReading({ chat, isAtEnd, onForbidden }: ReadingOptions): Reading {
  const { t } = useLingui();
  const { queryClient, toasts } = usePortal();
  const [, store] = useTimeline(chat.id);
  const [{ sent }, outbox] = useOutbox();
  const [unreadAtOpening] = useState(() => Math.max(0, chat.unread_count ?? 0));
  const [opened, setOpened] = useState<{ firstUnreadId: number | undefined }>();
  /** The change of the chat that was read last. */
  const fetchedChange = useRef<string | null | undefined>(undefined);
  const isVisible = useSyncExternalStore(subscribeToVisibility, readVisibility);

  const read = useEffectEvent(async () => {
    // The number of unread messages is cleared immediately, and restored after a failure.
    fetchedChange.current = chat.updated_at;
    const change = changeChat(queryClient, chat.id, (known) =>
      known.unread_count === 0 ? known : { ...known, unread_count: 0 },
    );
    try {
      await store.refresh(chat.updated_at ?? undefined);
      change.release();
    } catch (error) {
      change.restore();
      if (isApiError(error) && error.code === 'forbidden') {
        toasts.show({
          type: 'error',
          title: t`Chat access error`,
          text: t`You can no longer read this chat.`,
        });
        void queryClient.invalidateQueries({ queryKey: ['messenger'] });
        onForbidden();
      }
    }
  });

  const open = useEffectEvent(async (isCurrent: () => boolean) => {
    const known = () => store.getSnapshot();
    if (isReadAlready(chat, known())) fetchedChange.current = chat.updated_at;
    else await read();
    if (known().timeline.runs.length === 0 && known().error !== undefined) return undefined;
    for (let page = 0; page < mostPages && isCurrent(); page += 1) {
      const { timeline, olderError } = known();
      const isEnough = timeline.messages.length >= unreadAtOpening || !hasOlder(timeline);
      if (isEnough || olderError !== undefined) break;
      await store.fetchOlder();
    }
    return { firstUnreadId: findFirstUnread(known().timeline.messages, unreadAtOpening) };
  });

  const isOpened = opened !== undefined;
  const [tries, setTries] = useState(0);
  const attempt = !isOpened && mayRead({ isVisible, isAtEnd }, false) ? tries : undefined;
  useEffect(() => {
    if (attempt === undefined) return undefined;
    let isCurrent = true;
    void open(() => isCurrent).then((found) => {
      if (isCurrent && found) setOpened(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [attempt]);

  const isReadable = isOpened && mayRead({ isVisible, isAtEnd });
  const { updated_at: changedAt, unread_count: unread } = chat;
  useEffect(() => {
    if (isReadable && (changedAt !== fetchedChange.current || (unread ?? 0) > 0)) void read();
  }, [isReadable, changedAt, unread]);

  // Delivered messages are added to the timeline.
  useEffect(() => {
    for (const { entry, delivery } of sent) {
      if (entry.item.kind !== 'message' || entry.item.chatId !== chat.id) continue;
      if (delivery.message) store.apply(delivery.message);
      outbox.acknowledge(entry.key);
    }
  }, [sent, store, outbox, chat.id]);

  useEffect(() => {
    // On return to the tab, the new messages of the visit before count as seen.
    const leave = () => {
      if (!readVisibility()) setOpened((known) => known && { firstUnreadId: undefined });
    };
    return subscribeToVisibility(leave);
  }, []);

  return {
    isOpened,
    firstUnreadId: opened?.firstUnreadId,
    forgetUnread: () => setOpened({ firstUnreadId: undefined }),
    retry: () => setTries(tries + 1),
  };
}

/** Whether a chat was read, and has not changed since: nothing has to be fetched then. */
function isReadAlready({ updated_at, unread_count }: Chat, { fetchedChange, error }: TimelineView): boolean {
  return fetchedChange !== undefined && fetchedChange === updated_at && !unread_count && error === undefined;
}

function subscribeToVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

const readVisibility = () => document.visibilityState === 'visible';
