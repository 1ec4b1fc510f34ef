// The modals that the shell brings and others may open.
declare module '@my-air/feature-api' {
  interface Modals {
    'auth-redirect': { props: { reason: string; url: string }; answer: 'left' };
  }
}

export {};
