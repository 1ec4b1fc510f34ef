import { answer, stubPortal } from '@my-air/feature-kit/testing';
import { expect, test } from 'vitest';

import { getReferralProgram } from '../contract.ts';
import { contributions } from '../contributions.ts';
import { referralProgramQuery } from './referralProgram.api.ts';

test('[AUTH-08] the first sign-in loads the referral program, for its screen to find', async () => {
  const program = { total_amount_usd: 52.5, referral_link_v4: null };
  const portal = stubPortal({ answers: answer(getReferralProgram, program) });
  await contributions.firstLoad?.(portal);
  expect(portal.queryClient.getQueryData(referralProgramQuery(portal.api).queryKey)).toEqual(program);
});

test('[AUTH-08] a failure rejects the load for its caller', async () => {
  const portal = stubPortal({ answers: { 'GET api/referralProgram': new Error('down') } });
  await expect(contributions.firstLoad?.(portal)).rejects.toThrow('down');
});
