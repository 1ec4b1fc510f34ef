/** The modals that this feature brings: the props and the answer of each. */
export interface HelpCenterModals {
  /** A picture of an article, enlarged; its text is the title. */
  'help-picture': { props: { src: string; alt: string }; answer: never };
}

declare module '@my-air/feature-kit' {
  interface Modals extends HelpCenterModals {}
}
