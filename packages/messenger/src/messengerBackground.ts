import type { Background } from '@my-air/feature-api';
import { QueryObserver } from '@tanstack/react-query';

import { activeChatsQuery } from './chats/activeChatsQuery.ts';
import { outboxBackground } from './outbox/outboxOf.ts';

/** The messenger's work on every screen: sends the outbox, keeps the chats fresh. */
export const messengerBackground: Background = {
  start(portal) {
    const stops = [
      outboxBackground.start(portal),
      new QueryObserver(portal.queryClient, activeChatsQuery(portal.api)).subscribe(() => {}),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  },
};
