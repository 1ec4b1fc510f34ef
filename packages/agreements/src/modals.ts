import type { AgreementSummary } from '@my-air/api-client/contract';

/** A feature's own way of accepting an agreement, such as for one platform of distribution. */
export interface AgreementAcceptance {
  /** Sends it. */
  send: (agreementId: string) => Promise<unknown>;
  /** Asks the server whether it has been accepted already: before it is sent, and after an answer was lost. */
  isDone: (agreementId: string) => Promise<boolean>;
}

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
