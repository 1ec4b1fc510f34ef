import type { Background } from '@my-air/feature-api';
import { QueryObserver } from '@tanstack/react-query';

import { activeChatsQuery } from './chats/activeChatsQuery.ts';
import { deletionsOf } from './timeline/deletionsOf.ts';
import { outboxBackground } from './outbox/outboxOf.ts';

/** The messenger's work on every screen: sends the outbox, carries out deletions, keeps the chats fresh. */
export const messengerBackground: Background = {
  start(portal) {
    const userId = portal.session.getUser()?.id;
    const stops = [
      outboxBackground.start(portal),
      new QueryObserver(portal.queryClient, activeChatsQuery(portal.api)).subscribe(() => {}),
    ];
    if (userId !== undefined) stops.push(deletionsOf(portal, userId).start());
    return () => {
      for (const stop of stops) stop();
    };
  },
};
