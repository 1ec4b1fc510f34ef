import type { Id } from '@my-air/api-client/contract';
import { definePorts, type PortalContext } from '@my-air/feature-kit';

/** The needs of accounts that other features fulfil. */
export const accountsPorts = /* @__PURE__ */ definePorts<{
  /** Shows a chat with our team: of a channel, of its audit. */
  openChat: (chatId: Id) => void;
  /** Opens the welcome to a channel, by its `channelKey`, where the user has just come to home; returns whether it did. */
  showJoined: (channel: string) => boolean;
  /** Called with the path of a screen once the user has seen what it tells: its notification waits no more. */
  onSeen: (portal: PortalContext, path: string) => void;
  /** The path of the user's referral links. */
  linkToReferrals: () => string;
  /** The path of the services. */
  linkToServices: () => string;
  /** The path of what brings videos of YouTube to other platforms. */
  linkToDistribution: () => string;
  /** The path of the translation of videos of YouTube. */
  linkToTranslation: () => string;
}>('accounts');
