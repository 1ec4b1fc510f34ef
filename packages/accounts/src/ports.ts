import type { Id } from '@my-air/api-client/contract';
import { definePorts } from '@my-air/feature-kit';

/** The needs of accounts that other features fulfil. */
export const accountsPorts = /* @__PURE__ */ definePorts<{
  /** Shows a chat with our team: of a channel, of its audit. */
  openChat: (chatId: Id) => void;
  /** The path of the services. */
  linkToServices: () => string;
  /** The path of what brings videos of YouTube to other platforms. */
  linkToDistribution: () => string;
  /** The path of the translation of videos of YouTube. */
  linkToTranslation: () => string;
}>('accounts');
