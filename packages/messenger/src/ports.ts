import { definePorts, type PortalContext } from '@my-air/feature-kit';
import type { QueryClient } from '@tanstack/react-query';

/** The functions of other features that the messenger uses. */
export const messengerPorts = /* @__PURE__ */ definePorts<{
  /** Lets the user read and accept an agreement; resolves to whether it was accepted. */
  acceptAgreement: (portal: PortalContext, agreementId: string) => Promise<boolean>;
  /** Finds the help articles that fit a text, the best first. */
  findHelpArticles: (portal: PortalContext, text: string) => Promise<readonly { id: number; name: string }[]>;
  /** Called when a chat with unread messages was read: what else counts them is out of date. */
  onChatRead: (queryClient: QueryClient) => void;
  /** Opens the sheet of keyboard shortcuts. */
  showShortcuts: (portal: PortalContext) => void;
}>('messenger');
