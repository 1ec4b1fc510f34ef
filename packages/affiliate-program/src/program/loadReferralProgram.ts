import { loadAhead, type PortalContext } from '@my-air/feature-kit';

import { referralProgramQuery } from './referralProgram.api.ts';

/** Loads the referral program on the first validated sign-in. */
export const loadReferralProgram = ({ api, queryClient }: PortalContext): Promise<unknown> =>
  loadAhead(queryClient, referralProgramQuery(api));
