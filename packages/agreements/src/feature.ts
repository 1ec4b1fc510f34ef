import type { AgreementSummary } from '@my-air/api-client/contract';
import { defineFeature } from '@my-air/feature-kit';

import type { AgreementAcceptance } from './accepting/acceptOne.ts';
import { loadMessages } from './locales/index.ts';
import { signingParameters } from './signing/signingParameters.ts';

/** The modals that this feature brings: the props and the answer of each. */
declare module '@my-air/feature-kit' {
  interface Modals {
    agreement: {
      props: {
        /**
         * The agreements to read and to accept together; an empty list opens the list of all the partner's
         * agreements.
         */
        agreements: readonly Pick<AgreementSummary, 'id'>[];
        /**
         * The way they are accepted: with a tick in the portal, or by signing on another site.
         * @default 'cabinet'
         */
        signing?: 'cabinet' | 'docusign' | undefined;
        /** The call that sends the acceptance, where it is not the profile's. */
        accept?: AgreementAcceptance | undefined;
      };
      answer: 'accepted';
    };
  }
}

/** The entry of agreements for the shell: no address of their own, but a dialog that any address can open. */
export const agreementsFeature = defineFeature({
  id: 'agreements',
  routes: [],
  entryParameters: [{ names: signingParameters }],
  loadMessages,
  contributions: () => import('./contributions.ts'),
});
