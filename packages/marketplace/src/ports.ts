import type { Channel } from '@my-air/api-client/contract';
import { definePorts, type PortalContext } from '@my-air/feature-api';

/** What the marketplace wants of other features. */
export const marketplacePorts = /* @__PURE__ */ definePorts<{
  /** Shows a chat with those who run a service. */
  openChat: (chatId: number) => void;
  /** The path of the person's channels, where they join us. */
  linkToChannels: () => string;
  /** Brings a channel into the network for a service, its owner's country first; answers whether the request was sent. */
  joinChannel: (portal: PortalContext, channel: Channel, productId: number) => Promise<boolean>;
  /** Shows the page of a service. */
  showService: (productId: number) => void;
  /** Shows the main screen. */
  showHome: () => void;
}>('marketplace');
