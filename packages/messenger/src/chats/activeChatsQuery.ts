import type { ApiClient } from '@my-air/api-client';
import { loadAhead, type PortalContext } from '@my-air/feature-kit';
import { queryOptions } from '@tanstack/react-query';

/** The interval at which the list of chats is read outside the messenger, in milliseconds. */
export const chatListInterval = 60_000;
/** The interval at which the list of chats is read on the messenger's own screens, in milliseconds. */
export const openChatListInterval = 8_000;

/**
 * The first page of the chats that are not archived, the latest changed first. The contract of the call is
 * loaded with the first call.
 */
export const activeChatsQuery = (api: ApiClient, { pageLoading = false } = {}) =>
  queryOptions({
    queryKey: ['messenger', 'active-chats'],
    queryFn: async ({ signal }) => {
      const { listActiveChats } = await import('../contract.ts');
      return api.send(listActiveChats, {}, { signal, pageLoading });
    },
    staleTime: chatListInterval,
    refetchInterval: chatListInterval,
    meta: { poll: !pageLoading },
  });

/** Loads the data that the messenger's screen waits for: the list of chats. */
export async function loadMessenger({ api, queryClient }: PortalContext): Promise<void> {
  await queryClient.ensureQueryData(activeChatsQuery(api, { pageLoading: true }));
}

/** Loads the chats on the first validated sign-in. */
export const loadChats = ({ api, queryClient }: PortalContext): Promise<unknown> =>
  loadAhead(queryClient, activeChatsQuery(api));
