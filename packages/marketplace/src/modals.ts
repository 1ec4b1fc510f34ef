/** The modals that this feature brings: what each is given, and what it answers. */
export interface MarketplaceModals {
  'marketplace-ai': { props: { question?: string }; answer: { productIds: readonly number[] } };
  'product-request': { props: { productId: number }; answer: 'requested' };
}

declare module '@my-air/feature-api' {
  interface Modals extends MarketplaceModals {}
}
