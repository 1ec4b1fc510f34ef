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
  return [...chats.values()].sort(compareChats);
}

/** The order of chats: the latest change first. */
export function compareChats(one: Chat, other: Chat): number {
  return changedAt(other) - changedAt(one) || compareIds(other.id, one.id);
}

/** The time of the last change of a chat, or of a later message that was sent from here; 0 if unknown. */
export function changedAt({ updated_at, created_at, last_message }: Chat): number {
  const changed = Date.parse(updated_at ?? created_at ?? '') || 0;
  return Math.max(changed, Date.parse(last_message?.created_at ?? '') || 0);
}
