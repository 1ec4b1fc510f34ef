import { defineFeature, derivedQuery } from '@my-air/feature-api';

import { loadMessages } from './messages.ts';
import { wasSeen } from './notices/marks.ts';
import { notificationsQuery } from './notices/notifications.api.ts';
import { notificationsRoutes } from './routes.ts';
import { bellLabel } from './titles.ts';

export const notificationsFeature = defineFeature({
  id: 'notifications',
  routes: notificationsRoutes,
  topBar: [
    {
      id: 'notifications',
      label: bellLabel,
      icon: 'notifications',
      order: 100,
      badge: ({ api }) =>
        derivedQuery(
          notificationsQuery(api),
          // What was seen is no news, though it may still wait to be dealt with.
          ({ active_notifications }) =>
            active_notifications.filter((notification) => !wasSeen(notification)).length,
        ),
      load: () => import('./sheet/NotificationsSheet.tsx').then((sheet) => sheet.NotificationsSheet),
    },
  ],
  waiting: [
    {
      id: 'notifications',
      load: () => import('./notices/waitingNotices.ts').then((waiting) => waiting.waitingNotices),
    },
  ],
  background: () => import('./notices/pollNotifications.ts').then((poll) => poll.notificationsBackground),
  firstLoad: () => import('./notices/loadNotifications.ts').then((first) => first.loadNotifications),
  loadMessages,
});
