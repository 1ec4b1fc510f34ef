import { holdChange } from '@my-air/data-kit';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';

import type { Chat, ChatList } from '../contract.ts';
import { compareIds } from '../timeline/Timeline.ts';

/**
 * Chats of several pages as one list, the latest change first: a chat that moved between two readings is in
 * it once, in its latest version.
 */
export function mergeChats(pages: readonly (readonly Chat[])[]): readonly Chat[] {
  const chats = new Map<number, Chat>();
  for (const chat of pages.flat()) {
    const known = chats.get(chat.id);
    if (!known || changedAt(chat) > changedAt(known)) chats.set(chat.id, chat);
  }
  return [...chats.values()].sort(compareChats);
}

/** The order of chats: the latest change first. */
function compareChats(one: Chat, other: Chat): number {
  return changedAt(other) - changedAt(one) || compareIds(other.id, one.id);
}

/** The time of the last change of a chat, or of a later message that was sent from here; 0 if unknown. */
function changedAt({ updated_at, created_at, last_message }: Chat): number {
  const changed = Date.parse(updated_at ?? created_at ?? '') || 0;
  return Math.max(changed, Date.parse(last_message?.created_at ?? '') || 0);
}

/** The result of one reading of the list. */
export interface ChatNews {
  readonly list: ChatList;
  /** Whether the answer is a whole first page, and not the changed chats only. */
  readonly isWhole: boolean;
}

/**
 * The list after a reading. A change that was made here while the fetch was pending wins, unless the server has
 * something newer: an answer from before a chat was read must not make it unread again.
 *
 * @param asked the list when the fetch started
 */
export function applyNews(known: ChatList | undefined, { list, isWhole }: ChatNews, asked = known): ChatList {
  if (!known) return list;
  const before = new Map(asked?.chats.map((chat) => [chat.id, chat]));
  const now = new Map(known.chats.map((chat) => [chat.id, chat]));
  const read = list.chats.map((chat) => {
    const here = now.get(chat.id);
    const isChangedHere = here !== undefined && here !== before.get(chat.id);
    return isChangedHere && changedAt(chat) <= changedAt(here) ? here : chat;
  });
  if (isWhole) return { ...list, chats: read };
  const ids = new Set(read.map(({ id }) => id));
  const others = known.chats.filter(({ id }) => !ids.has(id));
  const archived_chats_exist = list.meta?.archived_chats_exist ?? known.meta?.archived_chats_exist;
  return {
    ...known,
    chats: [...read, ...others].sort(compareChats),
    ...(known.meta && { meta: { ...known.meta, archived_chats_exist } }),
  };
}

/** The latest change in a list, as the server wrote it; later readings ask for changes since then. */
export function latestChange({ chats }: ChatList): string | undefined {
  let latest: string | undefined;
  for (const { updated_at } of chats) {
    if (updated_at && (!latest || Date.parse(updated_at) > Date.parse(latest))) latest = updated_at;
  }
  return latest;
}

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
