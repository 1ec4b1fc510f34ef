import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@my-air/api-client';
import { usePortal } from '@my-air/feature-kit';
import { focusManager, useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

import type { Chat, Message } from '../contract.ts';
import { loadedMessages, messagesQuery, showMessages } from './messages.api.ts';
import { useOpening } from './useOpening.ts';
import { useUnsavedChanges } from './useUnsavedChanges.ts';

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

/** The most pages that are read one after the other to reach a message; one further back is searched for. */
const mostPages = 4;
const noMessages: readonly Message[] = [];

/** Reads a chat while its end is in sight, and once at its opening, back to the first unread message. */
export function useMessages(chat: Chat, onForbidden: () => void): OpenMessages {
  const { api, queryClient } = usePortal();
  const [isAtEnd, setIsAtEnd] = useState(true);
  const [isVisible, setIsVisible] = useState(() => focusManager.isFocused());
  useEffect(() => focusManager.subscribe(setIsVisible), []);
  const isInSight = isVisible && isAtEnd;
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
