import type { ApiClient } from '@my-air/api-client';
import type { AskOptions, PortalContext } from '@my-air/feature-kit';
import { infiniteQueryOptions, queryOptions, type InfiniteData } from '@tanstack/react-query';

import { listActiveChats, listArchivedChats, type Chat, type ChatList } from '../contract.ts';
import { mergeChats } from './chatLists.ts';

/** The interval at which the chats are read outside the messenger, in milliseconds. */
export const chatListInterval = 60_000;
/** The interval at which a list of chats is read on the messenger's own screens, in milliseconds. */
export const openChatListInterval = 8_000;
/** The pages that are read without being asked for, and again at each interval; longer lists are read less often. */
export const pagesAtOnce = 10;

/** The two lists of chats. */
export type Section = 'active' | 'archive';

/** The chats of a list that were read so far, as one list. */
export interface KnownChats {
  /** The latest change first. */
  chats: readonly Chat[];
  /** Whether there are archived chats. */
  hasArchive: boolean;
  /** Whether there is, or was, more than one page. */
  isPaged: boolean;
}

/** The data of a list in the cache. */
export type ChatPages = InfiniteData<ChatList>;

/** A list of chats, page by page, the latest changed first. */
export const chatsQuery = (api: ApiClient, section: Section, { pageLoading = false }: AskOptions = {}) =>
  infiniteQueryOptions({
    queryKey: ['messenger', section === 'archive' ? 'archived-chats' : 'active-chats'],
    queryFn: ({ pageParam, signal }) => {
      const query = pageParam === 1 ? {} : { page: pageParam };
      // Only for the first page a screen waits; a failure of the others is shown at the end of the list.
      const how = { signal, pageLoading: pageLoading && pageParam === 1 };
      return section === 'archive'
        ? api.send(listArchivedChats, { query }, how)
        : api.send(listActiveChats, { query }, how);
    },
    initialPageParam: 1,
    getNextPageParam: ({ meta }, _, page) => (page < (meta?.last_page ?? page) ? page + 1 : undefined),
    select: knownChats,
    staleTime: section === 'archive' ? openChatListInterval : chatListInterval,
    refetchInterval: readEvery(chatListInterval),
    meta: { poll: !pageLoading },
  });

/** The `refetchInterval` of a list of chats: all its pages are read again, so that a long list is read less often. */
export const readEvery =
  (interval: number) =>
  ({ state }: { state: { data: ChatPages | undefined } }): number =>
    interval * Math.max(1, Math.ceil((state.data?.pages.length ?? 0) / pagesAtOnce));

/** The chats of all pages. */
export function knownChats({ pages }: ChatPages): KnownChats {
  return {
    chats: mergeChats(pages.map(({ chats }) => chats)),
    hasArchive: pages[0]?.meta?.archived_chats_exist ?? false,
    isPaged: (pages[0]?.meta?.last_page ?? 1) > 1,
  };
}

/**
 * The active chats for what the shell and home show of them: the messenger's background writes every change of the list
 * here, since a query of one value must not fetch what is read in pages.
 */
export const shownChatsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['messenger', 'shown-chats'],
    queryFn: async ({ client }): Promise<readonly Chat[]> => {
      const pages = chatsQuery(api, 'active');
      const state = client.getQueryState(pages.queryKey);
      // The background asks again, and writes what it gets here.
      if (state?.status === 'error' && !state.data) throw state.error;
      return knownChats(await client.ensureInfiniteQueryData(pages)).chats;
    },
    staleTime: 'static',
    meta: { poll: true },
  });

/** Loads the data that the messenger's screen waits for: the list of chats. */
export async function loadMessenger({ api, queryClient }: PortalContext): Promise<void> {
  await queryClient.ensureInfiniteQueryData(chatsQuery(api, 'active', { pageLoading: true }));
}

/** Loads the chats on the first validated sign-in, unless a screen has failed to get them. */
export async function loadChats({ api, queryClient }: PortalContext): Promise<void> {
  const query = chatsQuery(api, 'active');
  if (queryClient.getQueryState(query.queryKey)?.status === 'error') return;
  await queryClient.ensureInfiniteQueryData(query);
}
