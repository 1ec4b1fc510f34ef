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

/** The most pages of each list that are read; the screen says when there are more. */
const mostPages = 25;

/** The types of chats that belong to a review. A chat about joining is only shown with its channel. */
const reviewTypes: ReadonlySet<string | null | undefined> = new Set([
  'join',
  'moderation',
  'channelModeration',
  'moderationChat',
]);

/** The chats that belong to reviews. */
export interface ReviewChats {
  chats: readonly ReviewChat[];
  /** Whether there are older chats, which were not read. */
  isCut: boolean;
}

/** The chats that belong to reviews, of both lists. The screen shows its own failure, because channels need no chats. */
export const reviewChatsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['moderation', 'chats'],
    queryFn: async ({ signal }): Promise<ReviewChats> => {
      const lists = await Promise.all([
        readAll((page) => api.send(listActiveReviewChats, { query: { page } }, { signal })),
        readAll((page) => api.send(listArchivedReviewChats, { query: { page } }, { signal })),
      ]);
      // A chat that is archived between the two reads is in both.
      const byId = new Map(lists.flatMap(({ chats }) => chats).map((chat) => [chat.id, chat]));
      return {
        chats: [...byId.values()].filter(({ process }) => reviewTypes.has(process?.processable_type)),
        isCut: lists.some(({ isCut }) => isCut),
      };
    },
    staleTime: 30_000,
    meta: { poll: true },
  });

async function readAll(read: (page: number) => Promise<ReviewChatList>): Promise<ReviewChats> {
  const chats: ReviewChat[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const list = await read(page);
    chats.push(...list.chats);
    if (page >= (list.meta?.last_page ?? page)) return { chats, isCut: false };
  }
  return { chats, isCut: true };
}

/** The channels, which the screen cannot do without; chats are asked for at the same time and may come later. */
export async function loadModeration({ api, queryClient }: PortalContext): Promise<void> {
  void queryClient.prefetchQuery(reviewChatsQuery(api));
  await queryClient.ensureQueryData(channelsQuery(api, { pageLoading: true }));
}
