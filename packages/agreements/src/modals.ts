import type { AgreementSummary } from '@my-air/api-client/contract';

/** A feature's own way of accepting an agreement, such as for one platform of distribution. */
export interface AgreementAcceptance {
  /** Sends it. */
  send: (agreementId: string) => Promise<unknown>;
  /** Asks the server whether it has been accepted already: before it is sent, and after an answer was lost. */
  isDone: (agreementId: string) => Promise<boolean>;
}

/** The modals that this feature brings: what each is given, and what it answers. */
declare module '@my-air/feature-api' {
  interface Modals {
    agreement: {
      props: {
        /** Those to read and to accept together; none opens the list of all that the person has. */
        agreements: readonly Pick<AgreementSummary, 'id'>[];
        /** How they are accepted: with a tick in the portal, or by signing on another site. @default 'cabinet' */
        signing?: 'cabinet' | 'docusign' | undefined;
        /** How the acceptance is sent, where it is not the profile's call. */
        accept?: AgreementAcceptance | undefined;
      };
      answer: 'accepted';
    };
  }
}
