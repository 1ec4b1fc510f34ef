/** The modals that the shell brings and features may open, with their props and answers. */
export interface ShellModals {
  'auth-redirect': { props: { reason: string; url: string }; answer: 'left' };
  /** The keyboard shortcuts. */
  shortcuts: { props: object; answer: never };
}

declare module '@my-air/feature-kit' {
  interface Modals extends ShellModals {}
}
