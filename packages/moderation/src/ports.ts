import type { Id } from '@my-air/api-client/contract';
import { definePorts, type PortalContext } from '@my-air/feature-kit';

/** The functions that moderation needs from other features. */
export const moderationPorts = /* @__PURE__ */ definePorts<{
  /** Lets the user add a channel. */
  addChannel: (portal: PortalContext) => void;
  /** Shows a chat with the moderators. */
  openChat: (chatId: Id) => void;
  /** Shows a channel with its details, where it can apply again. */
  showChannel: (channelKey: string) => void;
}>('moderation');
