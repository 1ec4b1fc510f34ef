import type { InfiniteData, QueryClient } from '@tanstack/react-query';

import type { Chat, ChatList } from '../contract.ts';

/** Changes a chat wherever it is kept, before the server has. Returns a function that rolls it back. */
export function changeChat(
  queryClient: QueryClient,
  chatId: number,
  change: (chat: Chat) => Chat,
): () => void {
  const before = new Map<string, Chat>();
  const put = (kept: unknown, key: string, act: (chat: Chat, key: string) => Chat): unknown => {
    if (isList(kept)) return inList(kept, (chat) => (chat.id === chatId ? act(chat, key) : chat));
    if (isPages(kept)) {
      const pages = kept.pages.map((page, place) => put(page, `${key} ${place}`, act) as ChatList);
      return pages.every((page, place) => page === kept.pages[place]) ? kept : { ...kept, pages };
    }
    return kept;
  };
  const everywhere = (act: (chat: Chat, key: string) => Chat) => {
    for (const { queryKey, queryHash } of queryClient.getQueryCache().findAll({ queryKey: ['messenger'] })) {
      queryClient.setQueryData(queryKey, (kept: unknown) => put(kept, queryHash, act), {
        // The list is as old as it was.
        updatedAt: queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0,
      });
    }
  };
  everywhere((chat, key) => {
    before.set(key, chat);
    return change(chat);
  });
  return () => everywhere((chat, key) => before.get(key) ?? chat);
}

function inList(list: ChatList, act: (chat: Chat) => Chat): ChatList {
  const chats = list.chats.map(act);
  return chats.every((chat, place) => chat === list.chats[place]) ? list : { ...list, chats };
}

function isList(kept: unknown): kept is ChatList {
  return typeof kept === 'object' && kept !== null && 'chats' in kept && Array.isArray(kept.chats);
}

function isPages(kept: unknown): kept is InfiniteData<ChatList> {
  return typeof kept === 'object' && kept !== null && 'pages' in kept && Array.isArray(kept.pages);
}
