import type { FeatureContributions } from '@my-air/feature-api';

/** The contributions of agreements to the signed-in screens. */
export const agreementsContributions: FeatureContributions = {
  cards: [
    {
      id: 'agreements',
      place: 'main',
      height: 320,
      load: () => import('./list/AgreementsCard.tsx').then((module) => module.AgreementsCard),
    },
  ],
  waiting: [
    {
      id: 'agreements',
      load: () => import('./homepage/waitingAgreements.ts').then((module) => module.waitingAgreements),
    },
  ],
  modals: {
    agreement: () => import('./reader/AgreementModal.tsx').then((module) => module.AgreementModal),
  },
};
