import type { Chat, ChatList } from '../contract.ts';

/** The chats in which something waits to be read. */
export function unreadChats({ chats }: ChatList): readonly Chat[] {
  return chats.filter((chat) => (chat.unread_count ?? 0) > 0);
}

/** How many messages wait to be read, over all chats of a list. */
export function countUnread(list: ChatList): number {
  return unreadChats(list).reduce((sum, chat) => sum + (chat.unread_count ?? 0), 0);
}
