import { msg } from '@lingui/core/macro';
import type { FeatureContributions } from '@my-air/feature-kit';
import { lazy } from 'react';

import { waitingAgreements } from './homepage/waitingAgreements.ts';

/** The contributions of agreements to the screens of signed-in users. */
export const contributions: FeatureContributions = {
  cards: [
    {
      id: 'agreements',
      label: msg`Agreements`,
      place: 'main',
      height: 320,
      Component: lazy(async () => ({ default: (await import('./list/AgreementsCard.tsx')).AgreementsCard })),
    },
  ],
  waiting: [{ id: 'agreements', label: msg`Agreements`, query: waitingAgreements }],
  modals: {
    agreement: () => import('./reader/AgreementModal.tsx').then((module) => module.AgreementModal),
  },
  onEntry: async (values, portal) => {
    const { handleAgreementAddress } = await import('./signing/handleAgreementAddress.ts');
    await handleAgreementAddress(values, portal);
  },
};
