/** The modals that this feature brings: what each is given, and what it answers. */
export interface HomeModals {
  welcome: { props: Record<never, never>; answer: 'started' };
}

declare module '@my-air/feature-api' {
  interface Modals extends HomeModals {}
}
