import { pollQuery, timers, type Background } from '@my-air/feature-api';

import { notificationsQuery } from './notifications.api.ts';
import { followTabs } from './tabs.ts';

/** Keeps the notifications fresh and in step over tabs while somebody is signed in. */
export const notificationsBackground: Background = {
  start: (portal) => {
    const stopPoll = pollQuery(portal, notificationsQuery(portal.api), timers.notifications);
    const stopFollowing = followTabs(portal);
    return () => {
      stopPoll();
      stopFollowing();
    };
  },
};
