import type { Channel } from '@my-air/api-client/contract';
import type { PortalContext } from '@my-air/feature-api';

import { forgetJoinIntent, rememberJoinIntent } from './joinIntent.ts';
import { startJoin } from './startJoin.ts';

/** Brings a channel into the network for a service; answers whether the request was sent. What went wrong has been told by then. */
export async function joinForProduct(
  portal: PortalContext,
  channel: Channel,
  productId: number,
): Promise<boolean> {
  rememberJoinIntent(portal.session.getUser()?.id ?? 0, { guid: channel.platform_guid, productId });
  const outcome = await startJoin(portal, channel);
  // On the way to the platform the wish is kept, so that it can come true on the way back.
  if (outcome !== 'away') forgetJoinIntent();
  return outcome === 'joined';
}
