/** The modals that this feature brings: what each is given, and what it answers. */
declare module '@my-air/feature-api' {
  interface Modals {
    'payment-success': { props: { amountUsd?: number }; answer: 'read' };
    'payment-failed': { props: { reason?: string }; answer: 'retry' };
  }
}

export {};
