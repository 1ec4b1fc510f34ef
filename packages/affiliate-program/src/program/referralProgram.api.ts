import type { ApiClient } from '@my-air/api-client';
import { queryOptions } from '@tanstack/react-query';

import { getReferralProgram } from '../contract.ts';

/** The person's referral links, the channels that came by them, and what they earn. `pageLoading`: a route waits for it. */
export const referralProgramQuery = (api: ApiClient, { pageLoading = false } = {}) =>
  queryOptions({
    queryKey: ['affiliate-program', 'program'],
    queryFn: ({ signal }) => api.send(getReferralProgram, {}, { signal, pageLoading }),
    staleTime: 60_000,
  });
