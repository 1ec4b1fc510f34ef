import { definePorts, type PortalContext } from '@my-air/feature-kit';

/** The functions that the referral program needs from other features. */
export const affiliateProgramPorts = /* @__PURE__ */ definePorts<{
  /** Lets the user read and accept an agreement; resolves to whether it was accepted. */
  acceptAgreement: (portal: PortalContext, agreementId: string) => Promise<boolean>;
}>('affiliate-program');
