import type { ApiClient } from '@my-air/api-client';
import { queryOptions } from '@tanstack/react-query';

import { getReferralProgram } from '../contract.ts';

/** The person's referral links, the channels that came by them, and what they earn. */
export const referralProgramQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['affiliate-program', 'program'],
    queryFn: ({ signal }) => api.send(getReferralProgram, {}, { signal }),
    staleTime: 60_000,
  });
