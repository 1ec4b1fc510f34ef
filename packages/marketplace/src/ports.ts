import type { Channel } from '@my-air/api-client/contract';
import { definePorts, type PortalContext } from '@my-air/feature-api';

/** What the marketplace wants of other features. */
export const marketplacePorts = /* @__PURE__ */ definePorts<{
  /** Lets the person add a channel for a service, and comes back to the service. */
  addChannel: (portal: PortalContext, productId: number) => Promise<unknown>;
  /** Says what YouTube will ask, leaves for it to bring a channel into the network, and comes back to the service. */
  linkChannel: (portal: PortalContext, productId: number) => Promise<unknown>;
  /** Lets the person read and accept an agreement; answers whether they accepted it. */
  acceptAgreement: (portal: PortalContext, agreementId: string) => Promise<boolean>;
  /** Shows a chat with those who run a service. */
  openChat: (chatId: number) => void;
  /** The path of the person's channels, where they join us. */
  linkToChannels: () => string;
  /** The path where the user obtains a capability; undefined where our team grants it. */
  linkToCapability: (capability: string) => string | undefined;
  /** Brings a channel into the network for a service, its owner's country first; answers whether the request was sent. */
  joinChannel: (portal: PortalContext, channel: Channel, productId: number) => Promise<boolean>;
  /** Shows the page of a service. */
  showService: (productId: number) => void;
  /** Shows the main screen. */
  showHome: () => void;
}>('marketplace');
