import { hasCapability, type PortalContext } from '@my-air/feature-kit';

import { referralProgramQuery } from './program/referralProgram.api.ts';

/** Loads the program for partners who are in it; for the others there is nothing to load. */
export async function loadProgram({ api, queryClient, session }: PortalContext): Promise<void> {
  if (!hasCapability(session.getUser(), 'referral_program')) return;
  await queryClient.ensureQueryData(referralProgramQuery(api, { pageLoading: true }));
}
