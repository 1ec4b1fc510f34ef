import { definePorts } from '@my-air/feature-api';

/** What accounts wants of other features. */
export const accountsPorts = /* @__PURE__ */ definePorts<{
  /** Shows a chat with our team: of a channel, of its audit. */
  openChat: (chatId: number) => void;
}>('accounts');
