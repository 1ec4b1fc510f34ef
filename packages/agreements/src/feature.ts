import { defineFeature } from '@my-air/feature-api';

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
  contributions: () => import('./contributions.ts').then((module) => module.agreementsContributions),
  loadMessages: async (locale) => (await import('./messages.ts')).loadMessages(locale),
});
