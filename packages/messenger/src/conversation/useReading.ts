import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@my-air/api-client';
import { usePortal } from '@my-air/feature-api';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { changeChat } from '../chats/chatLists.ts';
import type { Chat } from '../contract.ts';
import type { TimelineStore, TimelineView } from '../timeline/createTimeline.ts';
import { firstUnreadId as findFirstUnread, mayRead } from '../timeline/reading.ts';
import { hasOlder } from '../timeline/Timeline.ts';

export interface ReadingOptions {
  chat: Chat;
  store: TimelineStore;
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
  /** Called when the end of the conversation comes into sight or leaves it: only what is in sight is read. */
  setIsAtEnd: (isAtEnd: boolean) => void;
}

/** The most pages that are read to find the first unread message. */
const mostPages = 40;

/** Reads a chat while it is in sight: at opening, and on every change that the list reports. */
export function useReading(options: ReadingOptions): Reading {
  const { updated_at: changedAt, unread_count: unread } = options.chat;
  const [isAtEnd, setIsAtEnd] = useState(true);
  const isVisible = useIsVisible();
  const newest = useNewestPage(options);
  const opening = useOpening(options, newest, mayRead({ isVisible, isAtEnd }, false));

  const readChange = useEffectEvent((change: Chat['updated_at'], count: number) => {
    if (!newest.isRead(change) || count > 0) void newest.read();
  });
  const isReadable = opening.isOpened && mayRead({ isVisible, isAtEnd });
  useEffect(() => {
    if (isReadable) readChange(changedAt, unread ?? 0);
  }, [isReadable, changedAt, unread]);

  return { ...opening, setIsAtEnd };
}

/** The newest page of a chat, whose reading marks the chat read. */
interface NewestPage {
  /** Reads it; a failure is in the timeline's view. */
  read: () => Promise<void>;
  /** Whether it was asked for since a change of the chat. */
  isRead: (change: Chat['updated_at']) => boolean;
}

function useNewestPage({ chat, store, onForbidden }: ReadingOptions): NewestPage {
  const { t } = useLingui();
  const { queryClient, toasts } = usePortal();
  /** The change of the chat that was read last. */
  const fetchedChange = useRef<string | null | undefined>(undefined);

  async function read() {
    // The number of unread messages is cleared immediately, and restored after a failure.
    fetchedChange.current = chat.updated_at;
    const restore = changeChat(queryClient, chat.id, (known) =>
      known.unread_count === 0 ? known : { ...known, unread_count: 0 },
    );
    try {
      await store.refresh(chat.updated_at ?? undefined);
    } catch (error) {
      restore();
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
  }

  return {
    read,
    isRead: (change) => fetchedChange.current === change || isRecent(change, store.get()),
  };
}

/** Reads a chat when it is opened, as far back as its first unread message. */
function useOpening(
  { chat, store }: ReadingOptions,
  newest: NewestPage,
  mayOpen: boolean,
): Omit<Reading, 'setIsAtEnd'> {
  const [unreadAtOpening] = useState(() => Math.max(0, chat.unread_count ?? 0));
  const [opened, setOpened] = useState<{ firstUnreadId: number | undefined }>();
  const [tries, setTries] = useState(0);
  const isOpened = opened !== undefined;

  const open = useEffectEvent(async (isCurrent: () => boolean) => {
    if (!isReadAlready(chat, store.get())) await newest.read();
    if (store.get().timeline.runs.length === 0 && store.get().error !== undefined) return undefined;
    for (let page = 0; page < mostPages && isCurrent(); page += 1) {
      const { timeline, olderError } = store.get();
      const isEnough = timeline.messages.length >= unreadAtOpening || !hasOlder(timeline);
      if (isEnough || olderError !== undefined) break;
      await store.fetchOlder();
    }
    return { firstUnreadId: findFirstUnread(store.get().timeline.messages, unreadAtOpening) };
  });

  const attempt = !isOpened && mayOpen ? tries : undefined;
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

  useEffect(() => {
    // On return to the tab, the new messages of the visit before count as seen.
    const leave = () => {
      if (document.visibilityState === 'hidden') setOpened((known) => known && { firstUnreadId: undefined });
    };
    document.addEventListener('visibilitychange', leave);
    return () => document.removeEventListener('visibilitychange', leave);
  }, []);

  return {
    isOpened,
    firstUnreadId: opened?.firstUnreadId,
    forgetUnread: () => setOpened({ firstUnreadId: undefined }),
    retry: () => setTries(tries + 1),
  };
}

/** Whether a chat was read, and has not changed since: nothing has to be fetched then. */
function isReadAlready(chat: Chat, view: TimelineView): boolean {
  return isRecent(chat.updated_at, view) && !chat.unread_count && view.error === undefined;
}

/** Whether the known messages include a change of the chat. */
function isRecent(change: Chat['updated_at'], { fetchedChange }: TimelineView): boolean {
  return fetchedChange !== undefined && fetchedChange === change;
}

/** Whether the page is in sight. */
function useIsVisible(): boolean {
  const [isVisible, setIsVisible] = useState(() => document.visibilityState === 'visible');
  useEffect(() => {
    const update = () => setIsVisible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return isVisible;
}
