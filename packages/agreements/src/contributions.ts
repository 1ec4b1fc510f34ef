import type { FeatureContributions } from '@my-air/feature-kit';

import { waitingAgreements } from './homepage/waitingAgreements.ts';
import { AgreementsCard } from './list/AgreementsCard.tsx';
import { handleAgreementAddress } from './signing/handleAgreementAddress.ts';

/** The contributions of agreements to the screens of signed-in users. */
export const contributions: FeatureContributions = {
  cards: [{ id: 'agreements', place: 'main', height: 320, Component: AgreementsCard }],
  waiting: [{ id: 'agreements', query: waitingAgreements }],
  modals: {
    agreement: () => import('./reader/AgreementModal.tsx').then((module) => module.AgreementModal),
  },
  onEntry: handleAgreementAddress,
};
