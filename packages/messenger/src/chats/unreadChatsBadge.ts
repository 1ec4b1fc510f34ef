import { derivedQuery } from '@my-air/data-kit';
import { type BadgeQuery } from '@my-air/feature-api';

import { activeChatsQuery } from './activeChatsQuery.ts';
import { countUnread } from './countUnread.ts';

/** The number of unread messages, from the list of chats. */
export const unreadChatsBadge: BadgeQuery = ({ api }) => derivedQuery(activeChatsQuery(api), countUnread);
