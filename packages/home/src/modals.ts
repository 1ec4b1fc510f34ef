/** The modals that this feature brings: what each is given, and what it answers. */
declare module '@my-air/feature-api' {
  interface Modals {
    welcome: { props: Record<never, never>; answer: 'started' };
  }
}

export {};
