import { definePorts, type PortalContext } from '@my-air/feature-kit';

/** The functions of other features that the messenger uses. */
export const messengerPorts = /* @__PURE__ */ definePorts<{
  /** Lets the user read and accept an agreement; resolves to whether it was accepted. */
  acceptAgreement: (portal: PortalContext, agreementId: string) => Promise<boolean>;
  /** Opens the sheet of keyboard shortcuts. */
  showShortcuts: (portal: PortalContext) => void;
}>('messenger');
