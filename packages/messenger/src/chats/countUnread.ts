import type { BadgeQuery } from '@my-air/feature-kit';
import { queryOptions } from '@tanstack/react-query';

import type { Chat, ChatList } from '../contract.ts';
import { activeChatsQuery } from './activeChatsQuery.ts';

/** The chats with unread messages. */
export function unreadChats({ chats }: ChatList): readonly Chat[] {
  return chats.filter((chat) => (chat.unread_count ?? 0) > 0);
}

/** The number of unread messages, over all chats of a list. */
export function countUnread(list: ChatList): number {
  return unreadChats(list).reduce((sum, chat) => sum + (chat.unread_count ?? 0), 0);
}

/** The number of unread messages, from the list of chats. */
export const unreadChatsBadge: BadgeQuery = ({ api }) =>
  queryOptions({ ...activeChatsQuery(api), select: countUnread });
