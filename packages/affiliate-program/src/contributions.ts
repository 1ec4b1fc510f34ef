import type { FeatureContributions } from '@my-air/feature-api';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';

import { navigationLabel } from './titles.ts';

/** The contributions of the referral program to the signed-in screens, beside the routes. */
export const affiliateProgramContributions: FeatureContributions = {
  navigation: [
    {
      id: 'affiliate-program',
      label: navigationLabel,
      to: '/affiliate-program',
      icon: UserRoundPlus,
      group: 'grow',
      capability: 'referral_program',
    },
  ],
  cards: [
    {
      id: 'referral',
      place: 'aside',
      height: 150,
      load: () => import('./program/ReferralCard.tsx').then((card) => card.ReferralCard),
    },
  ],
  background: () => import('./program/refuseOwnCode.ts').then((module) => module.refuseOwnCode),
  firstLoad: () => import('./program/loadReferralProgram.ts').then((first) => first.loadReferralProgram),
};
