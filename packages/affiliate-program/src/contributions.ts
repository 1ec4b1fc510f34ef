import { msg } from '@lingui/core/macro';
import type { FeatureContributions } from '@my-air/feature-kit';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import { lazy } from 'react';

import { referralMoments } from './program/referralMoments.ts';
import { loadReferralProgram } from './program/referralProgram.api.ts';
import { refuseOwnCode } from './program/refuseOwnCode.ts';

/** The contributions of the referral program to the screens of signed-in users. */
export const contributions: FeatureContributions = {
  navigation: [
    {
      id: 'affiliate-program',
      label: msg`Referral program`,
      to: '/affiliate-program',
      icon: UserRoundPlus,
      group: 'grow',
      capability: 'referral_program',
    },
  ],
  cards: [
    {
      id: 'referral',
      label: msg`Referral program`,
      place: 'aside',
      height: 150,
      Component: lazy(async () => ({ default: (await import('./program/ReferralCard.tsx')).ReferralCard })),
    },
  ],
  moments: [{ id: 'referrals', query: referralMoments }],
  background: refuseOwnCode,
  firstLoad: loadReferralProgram,
};
