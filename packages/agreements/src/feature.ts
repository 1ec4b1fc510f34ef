import { defineFeature } from '@my-air/feature-kit';

import { signingParameters } from './signing/signingParameters.ts';

/**
 * The feature that agreements give to the shell: no address of their own, but a dialog that any address can
 * open.
 */
export const agreementsFeature = defineFeature({
  id: 'agreements',
  routes: [],
  entryParameters: [
    {
      names: signingParameters,
      load: () =>
        import('./signing/handleAgreementAddress.ts').then((module) => module.handleAgreementAddress),
    },
  ],
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
  loadMessages: async (locale) => (await import('./messages.ts')).loadMessages(locale),
});
