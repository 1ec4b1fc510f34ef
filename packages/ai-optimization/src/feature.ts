import { defineFeature } from '@my-air/feature-kit';
import TrendingUp from 'lucide-react/icons/trending-up';

import { loadMessages } from './locales/index.ts';
import { aiOptimizationRoutes, navigationLabel } from './routes.ts';

/** The modals that this feature brings: the props and the answer of each. */
export interface AiOptimizationModals {
  'choose-ai-prompts': { props: Record<never, never>; answer: 'saved' };
}

declare module '@my-air/feature-kit' {
  interface Modals extends AiOptimizationModals {}
}

const capability = 'ai_metadata_optimization';

export const aiOptimizationFeature = defineFeature({
  id: 'ai-optimization',
  routes: aiOptimizationRoutes,
  navigation: [
    {
      id: 'ai-optimization',
      label: navigationLabel,
      to: '/ai-optimization',
      icon: TrendingUp,
      group: 'ai',
      capability,
      badge: () => import('./homepage/suggestionsBadge.ts').then((module) => module.suggestionsBadge),
    },
  ],
  waiting: [
    {
      id: 'suggestions',
      load: () => import('./homepage/waitingSuggestions.ts').then((module) => module.waitingSuggestions),
    },
  ],
  search: [
    {
      id: 'ai-optimization',
      label: navigationLabel,
      icon: TrendingUp,
      capability,
      load: () => import('./palette/searchOptimization.ts').then((module) => module.searchOptimization),
    },
  ],
  shortcuts: () =>
    import('./suggestions/SuggestionShortcuts.tsx').then((module) => module.SuggestionShortcuts),
  modals: {
    'choose-ai-prompts': () =>
      import('./prompts/ChoosePromptsModal.tsx').then((module) => module.ChoosePromptsModal),
  },
  pendingModals: {
    choose_ai_prompts: async ({ modals }) => (await modals.open('choose-ai-prompts', {})) === 'saved',
  },
  loadMessages,
});
