import { answer, buildPartner, buildUser, stubPortal } from '@my-air/feature-kit/testing';
import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';

import { getReferralProgram } from '../contract.ts';
import { referralMoments } from './referralMoments.ts';

test('[REF-01] channels that joined through the user are a moment, those of one day as one', async () => {
  const user = buildUser({ partner: buildPartner({ capabilities: { referral_program: true } }) });
  const channels = [
    { id: 1, start_date: '2026-11-20' },
    { id: 2, start_date: '2026-11-24T09:00:00Z' },
    { id: 3, start_date: '2026-11-24T11:00:00Z' },
    { id: 4 },
  ];
  const portal = stubPortal({ user, answers: answer(getReferralProgram, { channels }) });
  const { data } = await new QueryObserver(portal.queryClient, referralMoments(portal)).refetch();
  const action = { label: 'Open the referral program', to: '/affiliate-program' };
  expect(data).toEqual([
    {
      id: 'referrals 2026-11-20',
      title: '1 channel has joined through your link',
      at: '2026-11-20',
      action,
    },
    {
      id: 'referrals 2026-11-24',
      title: '2 channels have joined through your link',
      at: '2026-11-24T11:00:00Z',
      action,
    },
  ]);
});
