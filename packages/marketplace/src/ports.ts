import type { Channel, Id } from '@my-air/api-client/contract';
import { definePorts, type PortalContext } from '@my-air/feature-kit';

/** The functions that the marketplace needs from other features. */
export const marketplacePorts = /* @__PURE__ */ definePorts<{
  /** Lets the user add a channel for a service, and comes back to the service. */
  addChannel: (portal: PortalContext, productId: number) => Promise<unknown>;
  /**
   * Lists the permissions that YouTube will ask for, leaves for it to bring a channel into the network, and
   * comes back to the service.
   */
  linkChannel: (portal: PortalContext, productId: number) => Promise<unknown>;
  /** Lets the user read and accept an agreement; resolves to whether it was accepted. */
  acceptAgreement: (portal: PortalContext, agreementId: string) => Promise<boolean>;
  /** Shows a chat with the team behind a service. */
  openChat: (chatId: Id) => void;
  /** Writes a message of the user in a chat; a repeated key writes it once. */
  writeInChat: (portal: PortalContext, chatId: Id, text: string, idempotencyKey: string) => Promise<void>;
  /** The path of the user's channels, where they join us. */
  linkToChannels: () => string;
  /** The path where the user obtains a capability; undefined where our team grants it. */
  linkToCapability: (capability: string) => string | undefined;
  /**
   * Brings a channel into the network for a service, its owner's country first; resolves to whether the
   * request was sent.
   */
  joinChannel: (portal: PortalContext, channel: Channel, productId: number) => Promise<boolean>;
  /** Shows the page of a service. */
  showService: (productId: number) => void;
  /** Shows the main screen. */
  showHome: () => void;
}>('marketplace');
