import type { ApiClient } from '@my-air/api-client';
import { hasCapability, loadAhead, type AskOptions, type PortalContext } from '@my-air/feature-kit';
import { queryOptions } from '@tanstack/react-query';

import { getReferralProgram } from '../contract.ts';

/** The partner's referral links, the channels that came by them, and the income from them. */
export const referralProgramQuery = (api: ApiClient, { pageLoading = false }: AskOptions = {}) =>
  queryOptions({
    queryKey: ['affiliate-program', 'program'],
    queryFn: ({ signal }) => api.send(getReferralProgram, {}, { signal, pageLoading }),
    staleTime: 60_000,
  });

/** Loads the program for partners who are in it; for the others there is nothing to load. */
export async function loadProgram({ api, queryClient, session }: PortalContext): Promise<void> {
  if (!hasCapability(session.getUser(), 'referral_program')) return;
  await queryClient.ensureQueryData(referralProgramQuery(api, { pageLoading: true }));
}

/** Loads the referral program on the first validated sign-in. */
export const loadReferralProgram = ({ api, queryClient }: PortalContext): Promise<unknown> =>
  loadAhead(queryClient, referralProgramQuery(api));
