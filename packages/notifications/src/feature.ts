import { defineFeature, derivedQuery } from '@my-air/feature-api';

import { loadMessages } from './messages.ts';
import { notificationsQuery } from './notices/notifications.api.ts';
import { bellLabel } from './titles.ts';

export const notificationsFeature = defineFeature({
  id: 'notifications',
  routes: [],
  topBar: [
    {
      id: 'notifications',
      label: bellLabel,
      icon: 'notifications',
      order: 100,
      badge: ({ api }) =>
        derivedQuery(notificationsQuery(api), ({ active_notifications }) => active_notifications.length),
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
