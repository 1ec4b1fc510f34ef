import { msg } from '@lingui/core/macro';
import type { BadgeQuery, FeatureContributions } from '@my-air/feature-kit';
import { queryOptions } from '@tanstack/react-query';
import { lazy } from 'react';

import { wasSeen } from './notices/marks.ts';
import { loadNotifications, notificationsQuery } from './notices/notifications.api.ts';
import { notificationsBackground } from './notices/pollNotifications.ts';
import { waitingNotices } from './notices/waitingNotices.ts';

const label = msg`Notifications`;

/** The number of new notifications. Seen ones are not new, though they may still have to be dealt with. */
const newNotices: BadgeQuery = ({ api }) =>
  queryOptions({
    ...notificationsQuery(api),
    select: ({ active_notifications }) =>
      active_notifications.filter((notification) => !wasSeen(notification)).length,
  });

/** The contributions of notifications to the screens of signed-in users. */
export const contributions: FeatureContributions = {
  topBar: [
    {
      id: 'notifications',
      label,
      icon: 'bell',
      badge: newNotices,
      Sheet: lazy(async () => ({
        default: (await import('./sheet/NotificationsSheet.tsx')).NotificationsSheet,
      })),
    },
  ],
  waiting: [{ id: 'notifications', label, query: waitingNotices }],
  background: notificationsBackground,
  firstLoad: loadNotifications,
};
