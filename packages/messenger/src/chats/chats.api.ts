import type { ApiClient } from '@my-air/api-client';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import { archiveChat, listActiveChats, listArchivedChats } from '../contract.ts';
import { openChatListInterval } from './activeChatsQuery.ts';

export { activeChatsQuery } from './activeChatsQuery.ts';

/** The two lists of chats. */
export type Section = 'active' | 'archive';

/** The first page of the archived chats. */
export const archivedChatsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['messenger', 'archived-chats'],
    queryFn: ({ signal }) => api.send(listArchivedChats, {}, { signal }),
    staleTime: openChatListInterval,
  });

/** The pages after the first of a list of chats, one more for each request. */
export const olderChatsQuery = (api: ApiClient, section: Section) =>
  infiniteQueryOptions({
    queryKey: ['messenger', 'older-chats', section],
    queryFn: ({ pageParam, signal }) => {
      const query = { page: pageParam };
      return section === 'archive'
        ? api.send(listArchivedChats, { query }, { signal })
        : api.send(listActiveChats, { query }, { signal });
    },
    initialPageParam: 2,
    getNextPageParam: ({ meta }, _, page) => (page < (meta?.last_page ?? page) ? page + 1 : undefined),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Archives a chat. It comes back by itself when either side writes again. */
export const archiveChatMutation = (api: ApiClient) => ({
  mutationFn: (chatId: number) => api.send(archiveChat, { params: { chatId } }),
});
