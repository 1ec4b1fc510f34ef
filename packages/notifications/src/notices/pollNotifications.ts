import { pollQuery, timers, type Background } from '@my-air/feature-api';

import { notificationsQuery } from './notifications.api.ts';

/** Keeps the notifications fresh while somebody is signed in. */
export const notificationsBackground: Background = {
  start: (portal) => pollQuery(portal, notificationsQuery(portal.api), timers.notifications),
};
