/** The modals that this feature brings: the props and the answer of each. */
export interface DistributionModals {
  distribution: { props: { platformId: number }; answer: 'agreed' };
}

declare module '@my-air/feature-kit' {
  interface Modals extends DistributionModals {}
}
