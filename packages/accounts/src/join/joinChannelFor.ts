import type { Channel } from '@my-air/api-client/contract';
import type { PortalContext } from '@my-air/feature-kit';

/** Brings a channel into the network for a service of another feature, its owner's country first; answers whether the request was sent. */
export async function joinChannelFor(
  portal: PortalContext,
  channel: Channel,
  productId: number,
): Promise<boolean> {
  const { joinForProduct } = await import('./joinForProduct.ts');
  return joinForProduct(portal, channel, productId);
}
