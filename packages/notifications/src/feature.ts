import { defineFeature } from '@my-air/feature-api';

import { loadMessages } from './messages.ts';

export const notificationsFeature = defineFeature({
  id: 'notifications',
  routes: [],
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
