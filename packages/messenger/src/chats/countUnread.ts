import type { BadgeQuery } from '@my-air/feature-kit';
import { queryOptions } from '@tanstack/react-query';

import type { Chat } from '../contract.ts';
import { shownChatsQuery } from './chats.api.ts';

/** The chats with unread messages. */
export function unreadChats(chats: readonly Chat[]): readonly Chat[] {
  return chats.filter((chat) => (chat.unread_count ?? 0) > 0);
}

/** The number of unread messages, over these chats. */
export function countUnread(chats: readonly Chat[]): number {
  return unreadChats(chats).reduce((sum, chat) => sum + (chat.unread_count ?? 0), 0);
}

/** The number of unread messages, from the list of chats. */
export const unreadChatsBadge: BadgeQuery = ({ api }) =>
  queryOptions({ ...shownChatsQuery(api), select: countUnread });
