import type { Background } from '@my-air/feature-api';

import { chatsBackground } from './chats/pollChats.ts';
import { deletionsOf } from './timeline/deletionsOf.ts';
import { outboxBackground } from './outbox/outboxOf.ts';

/** The messenger's work on every screen: sends the outbox, carries out deletions, keeps the chats fresh. */
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
