// Modals of tests, added as a feature adds its own.
declare module '../modals.ts' {
  interface Modals {
    'choose-game': { props: { gameId: number }; answer: 'chosen' };
    greeting: { props: Record<never, never>; answer: 'read' };
  }
}
export {};
