import { usePortal } from '@my-air/feature-kit';
import { useInfiniteQuery } from '@tanstack/react-query';

import { chatsQuery, openChatListInterval, readEvery, type Section } from './chats.api.ts';

/** A list of chats, which is read more often than on other screens. */
export function useChatList(section: Section, { enabled = true } = {}) {
  const { api } = usePortal();
  const refetchInterval = readEvery(openChatListInterval);
  return useInfiniteQuery({ ...chatsQuery(api, section), refetchInterval, enabled });
}

/** The state of a list of chats. */
export type ChatListQuery = ReturnType<typeof useChatList>;
