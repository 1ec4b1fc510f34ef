import type { Channel } from '@my-air/api-client/contract';
import type { PortalContext } from '@my-air/feature-kit';

export type { ChannelSearch } from './channel/ChannelSearch.ts';
export { ChannelsScreen, type ChannelsScreenProps } from './channel/ChannelsScreen.tsx';
export { accountsFeature, type AccountsModals } from './feature.ts';
export { ChannelsCard } from './homepage/ChannelsCard.tsx';
export { accountsPorts } from './ports.ts';
export { accountsRoutes } from './routes.ts';

/** Brings a channel into the network for a service of another feature, its owner's country first; answers whether the request was sent. */
export async function joinChannelFor(
  portal: PortalContext,
  channel: Channel,
  productId: number,
): Promise<boolean> {
  const { joinForProduct } = await import('./join/joinForProduct.ts');
  return joinForProduct(portal, channel, productId);
}
