import type { Id } from '@my-air/api-client/contract';
import { definePorts, type PortalContext } from '@my-air/feature-kit';

/** The functions of other features that notifications use. */
export const notificationsPorts = /* @__PURE__ */ definePorts<{
  /** Lets the user read and accept an agreement. */
  readAgreement: (portal: PortalContext, agreementId: string) => void;
  /** Opens the chat that a notification is about. */
  openChat: (chatId: Id) => void;
}>('notifications');
