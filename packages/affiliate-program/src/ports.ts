import { definePorts, type PortalContext } from '@my-air/feature-api';

/** What the referral program wants of other features. */
export const affiliateProgramPorts = /* @__PURE__ */ definePorts<{
  /** Lets the person read and accept an agreement; resolves with whether they accepted it. */
  acceptAgreement: (portal: PortalContext, agreementId: string) => Promise<boolean>;
}>('affiliate-program');
