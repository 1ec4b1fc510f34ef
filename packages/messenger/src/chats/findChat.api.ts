import type { ApiClient } from '@my-air/api-client';
import { queryOptions } from '@tanstack/react-query';

import { listActiveChats, listArchivedChats, type Chat, type ChatList } from '../contract.ts';

/** The most pages of each list that are searched for a chat that an address names. */
const mostPages = 25;

/**
 * A chat that is on none of the pages read so far: there is no call for one chat, so both lists are read page
 * by page until it is found. Null when it is in neither.
 */
export const findChatQuery = (api: ApiClient, chatId: number) =>
  queryOptions({
    queryKey: ['messenger', 'chat', chatId],
    queryFn: async ({ signal }): Promise<Chat | null> => {
      const active = (page: number) => api.send(listActiveChats, { query: { page } }, { signal });
      const archived = (page: number) => api.send(listArchivedChats, { query: { page } }, { signal });
      return (await findIn(active, chatId)) ?? (await findIn(archived, chatId)) ?? null;
    },
    staleTime: 30_000,
    meta: { poll: true },
  });

async function findIn(read: (page: number) => Promise<ChatList>, chatId: number) {
  for (let page = 1; page <= mostPages; page += 1) {
    const { chats, meta } = await read(page);
    const found = chats.find(({ id }) => id === chatId);
    if (found || page >= (meta?.last_page ?? page)) return found;
  }
  return undefined;
}
