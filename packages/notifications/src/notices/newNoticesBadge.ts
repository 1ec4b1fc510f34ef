import { derivedQuery, type BadgeQuery } from '@my-air/feature-api';

import { wasSeen } from './marks.ts';
import { notificationsQuery } from './notifications.api.ts';

/** How many notifications are new. What was seen is no news, though it may still wait to be dealt with. */
export const newNoticesBadge: BadgeQuery = ({ api }) =>
  derivedQuery(
    notificationsQuery(api),
    ({ active_notifications }) =>
      active_notifications.filter((notification) => !wasSeen(notification)).length,
  );
