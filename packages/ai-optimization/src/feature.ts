import { defineFeature } from '@my-air/feature-kit';

import { loadMessages } from './locales/index.ts';
import { aiOptimizationRoutes } from './routes.ts';

/** The modals that this feature brings: the props and the answer of each. */
export interface AiOptimizationModals {
  'choose-ai-prompts': { props: Record<never, never>; answer: 'saved' };
}

declare module '@my-air/feature-kit' {
  interface Modals extends AiOptimizationModals {}
}

/** The entry of AI optimization for the shell. */
export const aiOptimizationFeature = defineFeature({
  id: 'ai-optimization',
  routes: aiOptimizationRoutes,
  loadMessages,
  contributions: () => import('./contributions.ts'),
});
