import { channelsQuery } from '@my-air/feature-kit/data';
import { type PortalContext } from '@my-air/feature-kit';

import { reviewChatsQuery } from './reviews/reviewChats.api.ts';

/** The channels, which the screen cannot do without; chats are asked for at the same time and may come later. */
export async function loadModeration({ api, queryClient }: PortalContext): Promise<void> {
  void queryClient.prefetchQuery(reviewChatsQuery(api));
  await queryClient.ensureQueryData(channelsQuery(api, { pageLoading: true }));
}
