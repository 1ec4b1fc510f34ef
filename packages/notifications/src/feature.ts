import { defineFeature } from '@my-air/feature-kit';

import { loadMessages } from './locales/index.ts';
import { notificationsRoutes, bellLabel } from './routes.ts';

export const notificationsFeature = defineFeature({
  id: 'notifications',
  routes: notificationsRoutes,
  topBar: [
    {
      id: 'notifications',
      label: bellLabel,
      icon: 'bell',
      badge: () => import('./notices/newNoticesBadge.ts').then((badge) => badge.newNoticesBadge),
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
  firstLoad: () => import('./notices/notifications.api.ts').then((first) => first.loadNotifications),
  loadMessages,
});
