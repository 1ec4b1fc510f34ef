/** The modals that this feature brings: what each is given, and what it answers. */
export interface AiMetadataModals {
  'payment-success': { props: { amountUsd?: number }; answer: 'read' };
  'payment-failed': {
    props: { /** An `OrderFailure`, or another word of the server's. */ reason?: string };
    answer: 'retry';
  };
}

declare module '@my-air/feature-api' {
  interface Modals extends AiMetadataModals {}
}
