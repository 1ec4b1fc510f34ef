import { type BadgeQuery } from '@my-air/feature-api';
import { queryOptions } from '@tanstack/react-query';

import { activeChatsQuery } from './activeChatsQuery.ts';
import { countUnread } from './countUnread.ts';

/** The number of unread messages, from the list of chats. */
export const unreadChatsBadge: BadgeQuery = ({ api }) =>
  queryOptions({ ...activeChatsQuery(api), select: countUnread });
