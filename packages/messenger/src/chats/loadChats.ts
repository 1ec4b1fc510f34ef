import { loadAhead, type PortalContext } from '@my-air/feature-api';

import { activeChatsQuery } from './activeChatsQuery.ts';

/** Loads the chats on the first validated sign-in. */
export const loadChats = ({ api, queryClient }: PortalContext): Promise<unknown> =>
  loadAhead(queryClient, activeChatsQuery(api));
