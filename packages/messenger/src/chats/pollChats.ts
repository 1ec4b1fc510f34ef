import { pollQuery, timers, type Background } from '@my-air/feature-api';

import { activeChatsQuery } from './chats.api.ts';

/** Keeps the chats fresh on every screen outside the messenger. */
export const chatsBackground: Background = {
  start: (portal) => pollQuery(portal, activeChatsQuery(portal.api), timers.chatList),
};
