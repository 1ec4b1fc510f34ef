import type { ApiClient } from '@my-air/api-client';
import type { QueryClient } from '@tanstack/react-query';

import { notificationsQuery } from './notifications.api.ts';
import { settle, type NotificationLists } from './putAway.ts';

/** Lets the cache take the lists once more, with what has been remembered since. */
export function refresh(
  queryClient: QueryClient,
  api: ApiClient,
  change: (lists: NotificationLists) => NotificationLists = (lists) => ({ ...lists }),
): void {
  queryClient.setQueryData<NotificationLists>(
    notificationsQuery(api).queryKey,
    (lists) => lists && settle(change(lists)),
  );
}
