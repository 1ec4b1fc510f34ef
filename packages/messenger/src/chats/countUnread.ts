import type { ChatList } from '../contract.ts';

/** How many messages wait to be read, over all chats of a list. */
export function countUnread({ chats }: ChatList): number {
  return chats.reduce((sum, chat) => sum + Math.max(0, chat.unread_count ?? 0), 0);
}
