import type { Background } from '@my-air/feature-api';

import { chatsBackground } from './chats/pollChats.ts';
import { outboxBackground } from './outbox/outboxBackground.ts';

/** What the messenger does on every screen: it sends what waits, and keeps the chats fresh. */
export const messengerBackground: Background = {
  start(portal) {
    const stops = [outboxBackground, chatsBackground].map((background) => background.start(portal));
    return () => {
      for (const stop of stops) stop();
    };
  },
};
