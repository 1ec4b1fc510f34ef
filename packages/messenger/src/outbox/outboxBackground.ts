import type { Background } from '@my-air/feature-api';

import { guardUnsafe } from './guardUnsafe.ts';
import { outboxOf } from './outboxOf.ts';

/** Sends waiting entries on every screen while their author is signed in. */
export const outboxBackground: Background = {
  start(portal) {
    const userId = portal.session.getUser()?.id;
    // Without a signed-in user nothing can be sent.
    if (userId === undefined) return () => {};
    const outbox = outboxOf(portal, userId);
    const readAgain = () => portal.queryClient.invalidateQueries({ queryKey: ['messenger', 'active-chats'] });
    const stops = [
      outbox.onSent(({ entry }) => {
        void readAgain();
        // A conversation that is over is in the archive, and so is its rating.
        if (entry.item.kind === 'review')
          void portal.queryClient.invalidateQueries({ queryKey: ['messenger', 'archived-chats'] });
      }),
      outbox.onRefused(({ failure }) => {
        if (failure?.code === 'forbidden') void readAgain();
      }),
      guardUnsafe(outbox),
      outbox.start(),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  },
};
