import type { Channel } from '@my-air/api-client/contract';
import type { PortalContext } from '@my-air/feature-kit';
import { channelKey } from '@my-air/feature-kit/data';

import { forgetJoinIntent, rememberJoinIntent } from './joinIntent.ts';
import { startJoin } from './startJoin.ts';

/**
 * Brings a channel into the network for a service; answers whether the request was sent. A failure has been
 * shown by then.
 */
export async function joinForProduct(
  portal: PortalContext,
  channel: Channel,
  productId: number,
): Promise<boolean> {
  rememberJoinIntent(portal.session.getUser()?.id ?? 0, { channel: channelKey(channel), productId });
  const outcome = await startJoin(portal, channel);
  // On the way to the platform the intent is kept, so that the return can finish it.
  if (outcome !== 'away') forgetJoinIntent();
  return outcome === 'joined';
}
