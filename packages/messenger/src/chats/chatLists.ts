import type { Id } from '@my-air/api-client/contract';
import { parseIsoDate } from '@my-air/i18n';
import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query';

import type { Chat, ChatList, ChatParticipant } from '../contract.ts';

/** The order of ids: they grow with time, as numbers and as texts; of two texts the longer is the later. */
export function compareIds(one: Id, other: Id): number {
  const [before, after] = [String(one), String(other)];
  return before.length - after.length || (before === after ? 0 : before < after ? -1 : 1);
}

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
  const changed = parseIsoDate(updated_at ?? created_at)?.getTime() ?? 0;
  return Math.max(changed, parseIsoDate(last_message?.created_at)?.getTime() ?? 0);
}

/**
 * Changes a chat in every cached list before the server has; a list that was asked for before is not taken.
 * Returns how to put the chat back.
 */
export function changeChat(
  queryClient: QueryClient,
  chatId: number,
  change: (chat: Chat) => Chat,
): () => void {
  const filters = { queryKey: ['messenger'], predicate: ({ state }: Query) => holdsChats(state.data) };
  const before = new Map<string, Chat>();

  function put(act: (chat: Chat, queryHash: string) => Chat): void {
    const changes = queryClient
      .getQueryCache()
      .findAll(filters)
      .map(({ queryKey, queryHash, state: { data, dataUpdatedAt } }) => {
        const next = inLists(data, (chat) => (chat.id === chatId ? act(chat, queryHash) : chat));
        return { queryKey, next, isChanged: next !== data, updatedAt: dataUpdatedAt };
      })
      .filter(({ isChanged }) => isChanged);
    if (changes.length === 0) return;
    void queryClient.cancelQueries(filters);
    // The data is as old as it was.
    for (const { queryKey, next, updatedAt } of changes)
      queryClient.setQueryData(queryKey, next, { updatedAt });
  }

  put((chat, queryHash) => {
    before.set(queryHash, chat);
    return change(chat);
  });
  return () => put((chat, queryHash) => before.get(queryHash) ?? chat);
}

/** The chats of a list, or of its pages, as `act` returns them; the same value where it changes none. */
function inLists(kept: unknown, act: (chat: Chat) => Chat): unknown {
  if (isList(kept)) return inList(kept, act);
  if (!isPages(kept)) return kept;
  const pages = kept.pages.map((page) => inList(page, act));
  return pages.every((page, place) => page === kept.pages[place]) ? kept : { ...kept, pages };
}

function holdsChats(kept: unknown): boolean {
  return isList(kept) || (isPages(kept) && kept.pages.every(isList));
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

/** The other participants of a chat; managers of our team come first. */
export function otherParticipants({ participants }: Chat): readonly ChatParticipant[] {
  const others = (participants ?? []).filter(({ me }) => !me);
  return [...others].sort(
    (one, other) => Number(other.is_manager ?? false) - Number(one.is_manager ?? false),
  );
}
