/** The modals that the shell brings and others may open: what each is given, and what it answers. */
export interface ShellModals {
  'auth-redirect': { props: { reason: string; url: string }; answer: 'left' };
}

declare module '@my-air/feature-api' {
  interface Modals extends ShellModals {}
}
