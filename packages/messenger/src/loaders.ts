import { loadAhead, type PortalContext } from '@my-air/feature-kit';

import { activeChatsQuery } from './chats/activeChatsQuery.ts';

/** Loads the data that the messenger's screen waits for: the list of chats. */
export async function loadMessenger({ api, queryClient }: PortalContext): Promise<void> {
  await queryClient.ensureQueryData(activeChatsQuery(api, { pageLoading: true }));
}

/** Loads the chats on the first validated sign-in. */
export const loadChats = ({ api, queryClient }: PortalContext): Promise<unknown> =>
  loadAhead(queryClient, activeChatsQuery(api));
