import type { ApiClient } from '@my-air/api-client';
import { timers } from '@my-air/feature-api';
import { queryOptions } from '@tanstack/react-query';

import { listActiveChats } from '../contract.ts';

/** The first page of the chats that are not archived, those that changed last; kept fresh by the background. */
export const activeChatsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['messenger', 'active-chats'],
    queryFn: ({ signal }) => api.send(listActiveChats, {}, { signal }),
    staleTime: timers.chatList,
    meta: { poll: true },
  });
