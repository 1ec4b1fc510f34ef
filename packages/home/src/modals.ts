/** The modals that this feature brings, with their props and answers. */
export interface HomeModals {
  welcome: { props: Record<never, never>; answer: 'started' };
}

declare module '@my-air/feature-kit' {
  interface Modals extends HomeModals {}
}
