/** The modals that this feature brings: what each is given, and what it answers. */
export interface AiMetadataModals {
  'payment-success': { props: { amountUsd?: number }; answer: 'read' };
  'payment-failed': { props: { reason?: string }; answer: 'retry' };
}

declare module '@my-air/feature-api' {
  interface Modals extends AiMetadataModals {}
}
