import { defineFeature } from '@my-air/feature-kit';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';

import { loadMessages } from './locales/index.ts';
import { affiliateProgramRoutes, navigationLabel } from './routes.ts';

/** The feature that the referral program gives to the shell. */
export const affiliateProgramFeature = defineFeature({
  id: 'affiliate-program',
  routes: affiliateProgramRoutes,
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
  firstLoad: () => import('./program/referralProgram.api.ts').then((first) => first.loadReferralProgram),
  loadMessages,
});
