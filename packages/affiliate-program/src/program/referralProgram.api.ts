import type { ApiClient } from '@my-air/api-client';
import { queryOptions } from '@tanstack/react-query';

import { getReferralProgram } from '../contract.ts';

/**
 * The partner's referral links, the channels that came by them, and the income from them. `pageLoading`: a
 * route waits for it.
 */
export const referralProgramQuery = (api: ApiClient, { pageLoading = false } = {}) =>
  queryOptions({
    queryKey: ['affiliate-program', 'program'],
    queryFn: ({ signal }) => api.send(getReferralProgram, {}, { signal, pageLoading }),
    staleTime: 60_000,
  });
