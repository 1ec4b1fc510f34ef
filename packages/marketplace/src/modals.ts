/** The modals that this feature brings: the props and the answer of each. */
export interface MarketplaceModals {
  'marketplace-ai': { props: { question?: string }; answer: { productIds: readonly number[] } };
  'product-request': { props: { productId: number }; answer: 'requested' };
}

declare module '@my-air/feature-kit' {
  interface Modals extends MarketplaceModals {}
}
