import type { Id } from '@my-air/api-client/contract';
import { definePorts } from '@my-air/feature-kit';

/** The needs of accounts that other features fulfil. */
export const accountsPorts = /* @__PURE__ */ definePorts<{
  /** Shows a chat with our team: of a channel, of its audit. */
  openChat: (chatId: Id) => void;
}>('accounts');
