import { holdChange } from '@my-air/data-kit';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';

import type { Chat, ChatList } from '../contract.ts';

/** A change of a chat that the server has not confirmed yet. */
export interface ChatChange {
  /** Ends the protection of the change, because the server has made it. */
  release: () => void;
  /** Restores the chat as it was, because the server has refused the change. */
  restore: () => void;
}

/**
 * Changes a chat in every cached list before the server has; an answer to an earlier request does not change
 * it back. `change` must return a chat that is already changed as it is.
 */
export function changeChat(
  queryClient: QueryClient,
  chatId: number,
  change: (chat: Chat) => Chat,
): ChatChange {
  const queryKey = ['messenger'];
  const before = new Map<string, Chat>();
  const put = (kept: unknown, key: string, act: (chat: Chat, key: string) => Chat): unknown => {
    if (isList(kept)) return inList(kept, (chat) => (chat.id === chatId ? act(chat, key) : chat));
    if (isPages(kept)) {
      const pages = kept.pages.map((page, place) => put(page, `${key} ${place}`, act) as ChatList);
      return pages.every((page, place) => page === kept.pages[place]) ? kept : { ...kept, pages };
    }
    return kept;
  };
  const held = holdChange<unknown>(queryClient, queryKey, (kept, queryHash) =>
    put(kept, queryHash, (chat, key) => {
      const changed = change(chat);
      if (changed !== chat) before.set(key, chat);
      return changed;
    }),
  );
  return {
    release: held.release,
    restore() {
      held.drop();
      holdChange<unknown>(queryClient, queryKey, (kept, queryHash) =>
        put(kept, queryHash, (chat, key) => before.get(key) ?? chat),
      ).drop();
    },
  };
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
