import type { ApiClient } from '@my-air/api-client';
import type { PortalContext } from '@my-air/feature-kit';
import { channelsQuery } from '@my-air/feature-kit/data';
import { queryOptions } from '@tanstack/react-query';

import {
  listActiveReviewChats,
  listArchivedReviewChats,
  type ReviewChat,
  type ReviewChatList,
} from './chatLists.ts';

/** The most pages of each list that are read. */
const mostPages = 25;

/** The types of chats that belong to a review. A chat about joining is only shown with its channel. */
const reviewTypes: ReadonlySet<string | null | undefined> = new Set([
  'join',
  'moderation',
  'channelModeration',
  'moderationChat',
]);

/** The chats that belong to reviews, of both lists. The screen shows its own failure, because channels need no chats. */
export const reviewChatsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['moderation', 'chats'],
    queryFn: async ({ signal }): Promise<readonly ReviewChat[]> => {
      const lists = await Promise.all([
        readAll((page) => api.send(listActiveReviewChats, { query: { page } }, { signal })),
        readAll((page) => api.send(listArchivedReviewChats, { query: { page } }, { signal })),
      ]);
      // A chat that is archived between the two reads is in both.
      const byId = new Map(lists.flat().map((chat) => [chat.id, chat]));
      return [...byId.values()].filter(({ process }) => reviewTypes.has(process?.processable_type));
    },
    staleTime: 30_000,
    meta: { poll: true },
  });

async function readAll(read: (page: number) => Promise<ReviewChatList>): Promise<ReviewChat[]> {
  const chats: ReviewChat[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const list = await read(page);
    chats.push(...list.chats);
    if (page >= (list.meta?.last_page ?? page)) break;
  }
  return chats;
}

/** The channels, which the screen cannot do without; chats are asked for at the same time and may come later. */
export async function loadModeration({ api, queryClient }: PortalContext): Promise<void> {
  void queryClient.prefetchQuery(reviewChatsQuery(api));
  await queryClient.ensureQueryData(channelsQuery(api, { pageLoading: true }));
}
