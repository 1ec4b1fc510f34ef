import { rootRoute } from '@my-air/feature-kit';
import { createRoute } from '@tanstack/react-router';

import { OptimizationSearch } from './screen/OptimizationSearch.ts';
import { navigationLabel } from './titles.ts';

/** The suggestions of the channels; the query names the channel in sight. */
export const aiOptimizationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/ai-optimization',
  staticData: { title: navigationLabel, capability: 'ai_metadata_optimization' },
  validateSearch: OptimizationSearch,
  loader: async ({ context }) => (await import('./loadChannels.ts')).loadChannels(context),
}).lazy(() => import('./routes.lazy.tsx').then((lazy) => lazy.aiOptimizationLazyRoute));

export const aiOptimizationRoutes = [aiOptimizationRoute] as const;
