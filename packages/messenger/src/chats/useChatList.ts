import { usePortal } from '@my-air/feature-kit';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';

import type { Chat } from '../contract.ts';
import { mergeChats } from './chatLists.ts';
import { activeChatsQuery, archivedChatsQuery, olderChatsQuery, type Section } from './chats.api.ts';

/** The state of one of the two lists. */
export interface ChatListState {
  /** Undefined until the first page is loaded. */
  chats: readonly Chat[] | undefined;
  error: Error | null;
  /** The time when the first page was read, in epoch milliseconds. */
  fetchedAt: number;
  /** Whether the last reading of the first page failed. */
  isStale: boolean;
  isFetching: boolean;
  hasMore: boolean;
  isReadingMore: boolean;
  /** Whether there is an archive. */
  hasArchive: boolean;
  read: () => void;
  readMore: () => void;
}

/** A list of chats: its first page and those after it, read on scrolling. */
export function useChatList(section: Section): ChatListState {
  const { api } = usePortal();
  const first = useQuery(section === 'archive' ? archivedChatsQuery(api) : activeChatsQuery(api));
  const older = useInfiniteQuery({ ...olderChatsQuery(api, section), enabled: false });
  const pages = older.data?.pages ?? [];
  const lastPage = Math.max(first.data?.meta?.last_page ?? 1, pages.at(-1)?.meta?.last_page ?? 1);

  return {
    chats: first.data && mergeChats([first.data.chats, ...pages.map(({ chats }) => chats)]),
    error: first.data ? null : first.error,
    fetchedAt: first.dataUpdatedAt,
    isStale: first.isError || first.failureCount > 0,
    isFetching: first.isFetching,
    hasMore: lastPage > pages.length + 1 && !older.isError,
    isReadingMore: older.isFetching,
    hasArchive: first.data?.meta?.archived_chats_exist ?? false,
    read: () => void first.refetch(),
    readMore: () => void (pages.length === 0 ? older.refetch() : older.fetchNextPage()),
  };
}
