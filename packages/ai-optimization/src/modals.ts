/** The modals that this feature brings: the props and the answer of each. */
export interface AiOptimizationModals {
  'choose-ai-prompts': { props: Record<never, never>; answer: 'saved' };
}

declare module '@my-air/feature-kit' {
  interface Modals extends AiOptimizationModals {}
}
