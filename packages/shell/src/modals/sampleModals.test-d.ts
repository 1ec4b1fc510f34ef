/** Dialogs of tests, added as a feature adds its own. */
export interface SampleModals {
  welcome: { props: Record<never, never>; answer: 'started' };
  'add-contacts': { props: Record<never, never>; answer: 'saved' };
  'product-request': { props: { productId: number }; answer: 'sent' };
  support: { props: { subject?: string }; answer: 'sent' };
}

declare module '@my-air/feature-kit' {
  interface Modals extends SampleModals {}
}
