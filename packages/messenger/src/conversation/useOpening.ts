import { usePortal } from '@my-air/feature-kit';
import type { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

import { compareIds } from '../chats/chatLists.ts';
import type { Chat, Message } from '../contract.ts';
import { loadedMessages } from './messages.api.ts';

/** The most messages that are loaded to find the first unread one. */
const mostUnread = 1_000;

/** The line of new messages: the message below it, and the newest one while the end is in sight. */
interface Opened {
  firstUnreadId?: number | undefined;
  watchedTo?: number | undefined;
}

type MessagesResult = Pick<
  ReturnType<typeof useInfiniteQuery<unknown, Error, readonly Message[]>>,
  'data' | 'isError' | 'isFetchedAfterMount' | 'hasNextPage' | 'fetchNextPage'
>;

/** Reads a chat back to its first unread message, and finds the place of the line of new messages. */
export function useOpening(chat: Chat, query: MessagesResult) {
  const { queryClient } = usePortal();
  const [unread] = useState(() => Math.min(mostUnread, Math.max(0, chat.unread_count ?? 0)));
  /** The newest message that this page had loaded before: none up to it is new. */
  const [seenId] = useState(() => loadedMessages(queryClient, chat.id).at(-1)?.id);
  const isRead = query.data !== undefined && (unread === 0 || query.isFetchedAfterMount || query.isError);
  const [opened, setOpened] = useState<Opened | undefined>(isRead && unread === 0 ? {} : undefined);

  const readBack = useEffectEvent(async (): Promise<Opened> => {
    let { data: messages = [], hasNextPage } = query;
    while (messages.length < unread && hasNextPage) {
      const next = await query.fetchNextPage();
      messages = next.data ?? messages;
      hasNextPage = next.hasNextPage && !next.isError;
    }
    return { firstUnreadId: firstUnreadId(messages, unread, seenId), watchedTo: messages.at(-1)?.id };
  });
  const isReading = isRead && !opened;
  useEffect(() => {
    if (!isReading) return undefined;
    let isCurrent = true;
    void readBack().then((found) => {
      if (isCurrent) setOpened(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [isReading]);

  useEffect(() => {
    // On return to the tab, the new messages of the visit before count as seen.
    const leave = () => {
      if (document.visibilityState === 'hidden') setOpened((known) => known && {});
    };
    document.addEventListener('visibilitychange', leave);
    return () => document.removeEventListener('visibilitychange', leave);
  }, []);

  // So they do when more of them come while the user watches.
  const newestId = query.data?.at(-1)?.id;
  const { watchedTo } = opened ?? {};
  const isOutdated = watchedTo !== undefined && compareIds(newestId ?? 0, watchedTo) > 0;
  return {
    isOpened: opened !== undefined,
    firstUnreadId: isOutdated ? undefined : opened?.firstUnreadId,
    forgetUnread: () => setOpened({}),
    watch: (isAtEnd: boolean) =>
      setOpened(
        (known) => known && (isOutdated ? {} : { ...known, watchedTo: isAtEnd ? newestId : undefined }),
      ),
  };
}

/**
 * The first message that the user has not read; undefined when everything was read, or when it is further back
 * than the known messages.
 */
export function firstUnreadId(
  messages: readonly Message[],
  unreadCount: number,
  seenId?: number,
): number | undefined {
  let left = unreadCount;
  let first: number | undefined;
  for (const { id, user } of messages.toReversed()) {
    if (left <= 0 || (seenId !== undefined && compareIds(id, seenId) <= 0)) return first;
    // The user's own messages are never unread.
    if (user?.me) continue;
    first = id;
    left -= 1;
  }
  return left > 0 ? undefined : first;
}
