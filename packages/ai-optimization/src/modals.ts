/** The modals that this feature brings: what each is given, and what it answers. */
export interface AiOptimizationModals {
  'choose-ai-prompts': { props: Record<never, never>; answer: 'saved' };
}

declare module '@my-air/feature-api' {
  interface Modals extends AiOptimizationModals {}
}
