import { type BadgeQuery } from '@my-air/feature-kit';
import { queryOptions } from '@tanstack/react-query';

import { wasSeen } from './marks.ts';
import { notificationsQuery } from './notifications.api.ts';

/** The number of new notifications. Seen ones are not new, though they may still have to be dealt with. */
export const newNoticesBadge: BadgeQuery = ({ api }) =>
  queryOptions({
    ...notificationsQuery(api),
    select: ({ active_notifications }) =>
      active_notifications.filter((notification) => !wasSeen(notification)).length,
  });
