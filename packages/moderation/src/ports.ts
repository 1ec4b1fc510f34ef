import type { Id } from '@my-air/api-client/contract';
import { definePorts, type PortalContext } from '@my-air/feature-kit';

/** The functions that moderation needs from other features. */
export const moderationPorts = /* @__PURE__ */ definePorts<{
  /** Lets the user add a channel. */
  addChannel: (portal: PortalContext) => void;
  /** The path of a chat with the moderators. */
  linkToChat: (chatId: Id) => string;
  /** The path of a channel's details, where it can apply again. */
  linkToChannel: (channelKey: string) => string;
}>('moderation');
