import type { FeatureParts } from '@my-air/feature-api';

import { navigationLabel } from './titles.ts';

/** What the referral program brings to whoever is signed in, beside the routes. */
export const affiliateProgramParts: FeatureParts = {
  navigation: [
    {
      id: 'affiliate-program',
      label: navigationLabel,
      to: '/affiliate-program',
      icon: 'referral',
      group: 'grow',
      order: 200,
    },
  ],
  cards: [
    {
      id: 'referral',
      place: 'aside',
      order: 35,
      capability: 'referral_program',
      height: 150,
      load: () => import('./program/ReferralCard.tsx').then((card) => card.ReferralCard),
    },
  ],
  firstLoad: () => import('./program/loadReferralProgram.ts').then((first) => first.loadReferralProgram),
};
