import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@my-air/api-client';
import { removedAtom } from '@my-air/feature-kit/data';
import { usePortal } from '@my-air/feature-kit';
import { useInfiniteQuery, useMutationState, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';

import { compareIds } from '../chats/chatLists.ts';
import type { Chat, Message, Reaction } from '../contract.ts';
import { deletedKey } from './deletedMessages.ts';
import {
  loadedMessages,
  messagesQuery,
  reactMutation,
  showMessages,
  type PressedReaction,
} from './messages.api.ts';

/** The messages of an open chat, and how more of them are read. */
export interface OpenMessages {
  /** The loaded messages, oldest first, with the deletions and reactions that the server does not know yet. */
  messages: readonly Message[];
  /** Whether the messages can be shown: they are read, back to the first unread one. */
  isOpened: boolean;
  /** The id of the message below the line of new messages. */
  firstUnreadId: number | undefined;
  /** Removes the line of new messages: the user has answered. */
  forgetUnread: () => void;
  /** Why the chat could not be read at all; undefined otherwise. */
  error: Error | undefined;
  isFetching: boolean;
  /** Reads the newest messages. */
  refetch: () => void;
  hasOlder: boolean;
  /** Whether messages after the loaded ones are not loaded, since the chat is shown around an older one. */
  hasNewer: boolean;
  isFetchingMore: boolean;
  /** Whether the last reading of older messages failed. */
  isOlderFailed: boolean;
  /** Reads older messages; resolves to whether it could. */
  fetchOlder: () => Promise<boolean>;
  fetchNewer: () => void;
  /** Loads a message; resolves to whether the chat has it. */
  reach: (messageId: number) => Promise<boolean>;
  /** Returns to the newest messages, if the chat is shown around an older one. */
  showNewest: () => Promise<void>;
  /** Called when the end of the chat comes into sight or leaves it: only what is in sight is read. */
  setIsAtEnd: (isAtEnd: boolean) => void;
}

/** The most messages that are loaded to find the first unread one. */
const mostUnread = 1_000;
/** The most pages that are read one after the other to reach a message; one further back is searched for. */
const mostPages = 4;
const noMessages: readonly Message[] = [];

/** Reads a chat while its end is in sight, and once at its opening, back to the first unread message. */
export function useMessages(chat: Chat, onForbidden: () => void): OpenMessages {
  const { api, queryClient } = usePortal();
  const { isAtEnd, isInSight, setIsAtEnd } = useEndInSight();
  const query = useInfiniteQuery({
    ...messagesQuery(api, chat.id),
    enabled: isInSight,
    // The list of chats knows of messages that were not here a moment ago.
    refetchOnMount: chat.unread_count > 0 ? 'always' : true,
  });
  const { data: messages = noMessages, fetchNextPage, isError, refetch } = query;
  const { watch, ...opening } = useOpening(chat, query);
  useForbidden(chat.id, query.error, onForbidden);

  const isReadable = opening.isOpened && isInSight && !isError;
  useUnreadRefetch(isReadable && (chat.unread_count ?? 0) > 0, refetch);

  return {
    ...opening,
    messages: useUnsavedChanges(chat.id, messages),
    error: query.data === undefined ? (query.error ?? undefined) : undefined,
    isFetching: query.isFetching,
    refetch: () => void refetch(),
    hasOlder: query.hasNextPage,
    hasNewer: query.hasPreviousPage,
    isFetchingMore: query.isFetchingNextPage || query.isFetchingPreviousPage,
    isOlderFailed: query.isFetchNextPageError,
    fetchOlder: async () => !(await fetchNextPage()).isError,
    fetchNewer: () => void query.fetchPreviousPage(),
    async reach(messageId) {
      const isKnown = () => loadedMessages(queryClient, chat.id).some(({ id }) => id === messageId);
      for (let page = 0; page < mostPages && !isKnown(); page += 1) {
        const { hasNextPage, isError: hasFailed } = await fetchNextPage();
        if (!hasNextPage || hasFailed) break;
      }
      return isKnown() || showMessages(queryClient, api, chat.id, messageId);
    },
    async showNewest() {
      if (query.hasPreviousPage) await showMessages(queryClient, api, chat.id);
    },
    setIsAtEnd(next) {
      if (next === isAtEnd) return;
      setIsAtEnd(next);
      watch(next);
    },
  };
}

/** Reads the messages again when the list of chats has learnt first of a new one. */
function useUnreadRefetch(isDue: boolean, refetch: UseInfiniteQueryResult['refetch']): void {
  useEffect(() => {
    if (isDue) void refetch({ cancelRefetch: false });
  }, [isDue, refetch]);
}

type MessagesResult = Pick<
  ReturnType<typeof useInfiniteQuery<unknown, Error, readonly Message[]>>,
  'data' | 'isError' | 'isFetchedAfterMount' | 'hasNextPage' | 'fetchNextPage'
>;

/** Reads a chat back to its first unread message, and finds the place of the line of new messages. */
function useOpening(chat: Chat, query: MessagesResult) {
  const { queryClient } = usePortal();
  const [unread] = useState(() => Math.min(mostUnread, Math.max(0, chat.unread_count ?? 0)));
  /** The newest message that this page had loaded before: none up to it is new. */
  const [seenId] = useState(() => loadedMessages(queryClient, chat.id).at(-1)?.id);
  const isRead = query.data !== undefined && (unread === 0 || query.isFetchedAfterMount || query.isError);
  const [opened, setOpened] = useState<Opened | undefined>(isRead && unread === 0 ? {} : undefined);

  const readBack = useEffectEvent(async (): Promise<Opened> => {
    let { data: messages = noMessages, hasNextPage } = query;
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

/** The line of new messages: the message below it, and the newest one while the end is in sight. */
interface Opened {
  firstUnreadId?: number | undefined;
  watchedTo?: number | undefined;
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

/** Tells a user who may no longer read a chat, and leaves it. */
function useForbidden(chatId: number, error: unknown, onForbidden: () => void): void {
  const { t } = useLingui();
  const { queryClient, toasts } = usePortal();
  const isForbidden = isApiError(error) && error.code === 'forbidden';
  const leave = useEffectEvent(() => {
    toasts.show({
      type: 'error',
      title: t`Chat access error`,
      text: t`You can no longer read this chat.`,
    });
    void queryClient.invalidateQueries({ queryKey: ['messenger', 'active-chats'] });
    void queryClient.invalidateQueries({ queryKey: ['messenger', 'archived-chats'] });
    onForbidden();
  });
  useEffect(() => {
    if (!isForbidden) return undefined;
    leave();
    // The next time the server is asked again.
    return () => queryClient.removeQueries({ queryKey: ['messenger', 'messages', chatId] });
  }, [isForbidden, queryClient, chatId]);
}

/** The messages as they will be once the server knows of the deletions and reactions of this page. */
function useUnsavedChanges(chatId: number, messages: readonly Message[]): readonly Message[] {
  const { api } = usePortal();
  const removed = useAtomValue(removedAtom);
  const pressed = useMutationState({
    filters: { mutationKey: reactMutation(api, chatId).mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as PressedReaction,
  });
  return useMemo(() => {
    if (removed.size === 0 && pressed.length === 0) return messages;
    return messages.map((message) => {
      if (!message.deleted_at && removed.has(deletedKey(chatId, message.id))) {
        const deleted_at = message.updated_at ?? new Date().toISOString();
        return { ...message, deleted_at, is_editable: false };
      }
      const emoji = pressed.filter(({ messageId }) => messageId === message.id);
      if (emoji.length === 0) return message;
      const reactions = emoji.reduce((all, one) => toggled(all, one.emoji), message.reactions ?? []);
      return { ...message, reactions };
    });
  }, [messages, removed, pressed, chatId]);
}

/** The reactions once the reader has chosen an emoji, or taken it back. */
function toggled(reactions: readonly Reaction[], emoji: string): Reaction[] {
  const known = reactions.find((reaction) => reaction.emoji === emoji);
  if (!known) return [...reactions, { emoji, me: true, users: [{ id: 0 }] }];
  const users = known.users ?? [];
  if (!known.me) {
    const joined = { ...known, me: true, users: [...users, { id: 0 }] };
    return reactions.map((reaction) => (reaction === known ? joined : reaction));
  }
  const left = { ...known, me: false, users: users.slice(0, -1) };
  return reactions.flatMap((reaction) =>
    reaction === known ? (left.users.length > 0 ? [left] : []) : [reaction],
  );
}

/** Whether the end of the chat is reached, and in sight. */
function useEndInSight() {
  const isVisible = useIsVisible();
  const [isAtEnd, setIsAtEnd] = useState(true);
  return { isAtEnd, isInSight: isVisible && isAtEnd, setIsAtEnd };
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
