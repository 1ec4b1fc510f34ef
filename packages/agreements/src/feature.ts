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
  parts: () => import('./parts.ts').then((module) => module.agreementsParts),
  loadMessages: async (locale) => (await import('./messages.ts')).loadMessages(locale),
});
