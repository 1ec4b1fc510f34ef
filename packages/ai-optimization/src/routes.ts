import { rootRoute } from '@my-air/feature-kit';
import { translated } from '@my-air/i18n';
import { createRoute } from '@tanstack/react-router';

import { OptimizationSearch } from './screen/OptimizationSearch.ts';

/** The words that are shown before this feature's own catalogue is loaded: navigation and titles. */
export const navigationLabel = translated({
  en: 'AI optimization',
  uk: 'AI-оптимізація',
  es: 'Optimización con IA',
  ru: 'AI-оптимизация',
  pt: 'Otimização com IA',
});

/** The suggestions of the channels; the query names the channel in sight. */
export const aiOptimizationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/ai-optimization',
  staticData: { title: navigationLabel, capability: 'ai_metadata_optimization' },
  validateSearch: OptimizationSearch,
  loader: async ({ context }) => (await import('./channels/channels.api.ts')).loadChannels(context),
}).lazy(() => import('./routes.lazy.tsx').then((lazy) => lazy.aiOptimizationLazyRoute));

export const aiOptimizationRoutes = [aiOptimizationRoute] as const;
