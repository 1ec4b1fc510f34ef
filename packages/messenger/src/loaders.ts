import type { PortalContext } from '@my-air/feature-api';

import { activeChatsQuery } from './chats/activeChatsQuery.ts';

/** What the messenger waits for: the chats beside the one that is open. */
export async function loadMessenger({ api, queryClient }: PortalContext): Promise<void> {
  await queryClient.ensureQueryData(activeChatsQuery(api, { pageLoading: true }));
}
