import type { ApiClient } from '@my-air/api-client';
import { timers } from '@my-air/feature-api';
import { queryOptions } from '@tanstack/react-query';

/**
 * The first page of the chats that are not archived, the latest changed first; kept fresh by the background.
 * The contract of the call is loaded with the first call.
 */
export const activeChatsQuery = (api: ApiClient, { pageLoading = false } = {}) =>
  queryOptions({
    queryKey: ['messenger', 'active-chats'],
    queryFn: async ({ signal }) => {
      const { listActiveChats } = await import('../contract.ts');
      return api.send(listActiveChats, {}, { signal, pageLoading });
    },
    staleTime: timers.chatList,
    meta: { poll: !pageLoading },
  });
