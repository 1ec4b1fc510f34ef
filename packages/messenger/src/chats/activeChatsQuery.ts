import type { ApiClient } from '@my-air/api-client';
import { timers } from '@my-air/feature-api';
import { queryOptions } from '@tanstack/react-query';

/**
 * The first page of the chats that are not archived, those that changed last; kept fresh by the background. What the
 * call looks like comes with the first of them.
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
