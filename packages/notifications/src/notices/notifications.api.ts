import type { ApiClient } from '@my-air/api-client';
import { timers } from '@my-air/feature-api';
import { queryOptions } from '@tanstack/react-query';

import { listNotifications } from '../contract.ts';

/** The notifications that are open and those that were put away, kept fresh by the background. */
export const notificationsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['notifications', 'list'],
    queryFn: ({ signal }) => api.send(listNotifications, {}, { signal }),
    staleTime: timers.notifications,
    meta: { poll: true },
  });
