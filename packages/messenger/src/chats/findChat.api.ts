import type { ApiClient } from '@my-air/api-client';
import type { Id } from '@my-air/api-client/contract';
import { queryOptions } from '@tanstack/react-query';

import { listActiveChats, listArchivedChats, type ChatList } from '../contract.ts';

/**
 * A chat that is on none of the pages read so far: there is no call for one chat, so both lists are read page by page
 * until it is found. A list of this chat alone; empty when it is in neither.
 */
export const findChatQuery = (api: ApiClient, chatId: Id) =>
  queryOptions({
    queryKey: ['messenger', 'chat', chatId],
    queryFn: async ({ signal }): Promise<ChatList> => {
      const active = (page: number) => api.send(listActiveChats, { query: { page } }, { signal });
      const archived = (page: number) => api.send(listArchivedChats, { query: { page } }, { signal });
      const found = (await findIn(active, chatId)) ?? (await findIn(archived, chatId));
      return { chats: found ? [found] : [] };
    },
    staleTime: 30_000,
    meta: { poll: true },
  });

async function findIn(read: (page: number) => Promise<ChatList>, chatId: Id) {
  for (let page = 1; ; page += 1) {
    const { chats, meta } = await read(page);
    const found = chats.find(({ id }) => id === chatId);
    if (found || page >= (meta?.last_page ?? page)) return found;
  }
}
