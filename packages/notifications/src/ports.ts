import { definePorts } from '@my-air/feature-api';

/** What notifications want of other features. */
export const notificationsPorts = /* @__PURE__ */ definePorts<{
  /** Shows the chat that a notification is about. */
  openChat: (chatId: number) => void;
}>('notifications');
