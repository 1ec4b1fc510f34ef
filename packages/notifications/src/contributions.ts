import type { FeatureContributions } from '@my-air/feature-api';

import { bellLabel } from './titles.ts';

/** The contributions of notifications to the signed-in screens, beside the routes. */
export const notificationsContributions: FeatureContributions = {
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
  firstLoad: () => import('./notices/loadNotifications.ts').then((first) => first.loadNotifications),
};
