import { definePorts, type PortalContext } from '@my-air/feature-api';

/** What notifications want of other features. */
export const notificationsPorts = /* @__PURE__ */ definePorts<{
  /** Lets the person read and accept an agreement. */
  readAgreement: (portal: PortalContext, agreementId: string) => void;
  /** Shows the chat that a notification is about. */
  openChat: (chatId: number) => void;
}>('notifications');
