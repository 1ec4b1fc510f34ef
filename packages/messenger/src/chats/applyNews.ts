import type { ChatList } from '../contract.ts';
import { changedAt, compareChats } from './mergeChats.ts';

/** The result of one reading of the list. */
export interface ChatNews {
  readonly list: ChatList;
  /** Whether it is a whole first page, instead of the changed chats only. */
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
