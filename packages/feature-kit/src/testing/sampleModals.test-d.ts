/** Modals of tests, added as a feature adds its own. */
export interface SampleModals {
  'choose-game': { props: { gameId: number }; answer: 'chosen' };
  greeting: { props: Record<never, never>; answer: 'read' };
}

declare module '../feature/modals.ts' {
  interface Modals extends SampleModals {}
}
