/** The modals that this feature brings: what each is given, and what it answers. */
declare module '@my-air/feature-api' {
  interface Modals {
    'marketplace-ai': { props: { question?: string }; answer: { productIds: readonly number[] } };
    'product-request': { props: { productId: number }; answer: 'requested' };
  }
}

export {};
