/** The modals that this feature brings: what each is given, and what it answers. */
export interface DistributionModals {
  distribution: { props: { platformId: number }; answer: 'agreed' };
}

declare module '@my-air/feature-api' {
  interface Modals extends DistributionModals {}
}
