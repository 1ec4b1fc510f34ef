import type { Id } from '@my-air/api-client/contract';
import { definePorts, type PortalContext } from '@my-air/feature-kit';

/** The agreement of a platform: how it is signed, and how its acceptance is sent. */
export interface PlatformAgreement {
  id: string;
  signing: 'cabinet' | 'docusign';
  send: (agreementId: string) => Promise<unknown>;
  /** Asks the server whether it has been accepted already. */
  isDone: (agreementId: string) => Promise<boolean>;
}

/** The functions that distribution needs from other features. */
export const distributionPorts = /* @__PURE__ */ definePorts<{
  /** Shows a chat with our team. */
  openChat: (chatId: Id) => void;
  /** The path of a service. */
  linkToService: (productId: number) => string;
  /** Lets the user read and accept the agreement of a platform; resolves to whether it was accepted. */
  acceptAgreement: (portal: PortalContext, agreement: PlatformAgreement) => Promise<boolean>;
  /** Shows an agreement. */
  readAgreement: (portal: PortalContext, agreementId: string) => void;
}>('distribution');
