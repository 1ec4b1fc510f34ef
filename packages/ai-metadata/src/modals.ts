/** The modals that this feature brings: the props and the answer of each. */
export interface AiMetadataModals {
  'payment-success': { props: { amountUsd?: number }; answer: 'read' };
  'payment-failed': {
    props: { /** An `OrderFailure`, or another word of the server's. */ reason?: string };
    answer: 'retry';
  };
}

declare module '@my-air/feature-kit' {
  interface Modals extends AiMetadataModals {}
}
