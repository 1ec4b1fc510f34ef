import type { Background } from '@my-air/feature-api';

import { chatsBackground } from './chats/pollChats.ts';
import { deletionsOf } from './timeline/deletionsOf.ts';
import { outboxBackground } from './outbox/outboxBackground.ts';

/** What the messenger does on every screen: it sends what waits, deletes what was deleted, and keeps the chats fresh. */
export const messengerBackground: Background = {
  start(portal) {
    const userId = portal.session.getUser()?.id;
    const stops = [outboxBackground, chatsBackground].map((background) => background.start(portal));
    if (userId !== undefined) stops.push(deletionsOf(portal, userId).start());
    return () => {
      for (const stop of stops) stop();
    };
  },
};
