import { definePorts, type PortalContext } from '@my-air/feature-api';

/** What the messenger wants of other features. */
export const messengerPorts = /* @__PURE__ */ definePorts<{
  /** Lets the person read and accept an agreement; answers whether they accepted it. */
  acceptAgreement: (portal: PortalContext, agreementId: string) => Promise<boolean>;
  /** Opens the sheet of keyboard shortcuts. */
  showShortcuts: (portal: PortalContext) => void;
}>('messenger');
