import type { Chat } from '../contract.ts';
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
  return [...chats.values()].sort(
    (one, other) => changedAt(other) - changedAt(one) || compareIds(other.id, one.id),
  );
}

function changedAt({ updated_at, created_at }: Chat): number {
  return Date.parse(updated_at ?? created_at ?? '') || 0;
}
