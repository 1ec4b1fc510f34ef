import { msg } from '@lingui/core/macro';
import { rootRoute } from '@my-air/feature-kit';
import { createRoute } from '@tanstack/react-router';

import { OptimizationSearch } from './screen/OptimizationSearch.ts';

const title = msg`AI optimization`;

/** The suggestions of the channels; the query names the channel in sight. */
export const aiOptimizationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/ai-optimization',
  staticData: { title, capability: 'ai_metadata_optimization' },
  validateSearch: OptimizationSearch,
  loader: async ({ context }) => (await import('./channels/channels.api.ts')).loadChannels(context),
}).lazy(() => import('./routes.lazy.tsx').then((lazy) => lazy.aiOptimizationLazyRoute));

/** All routes of AI optimization. */
export const aiOptimizationRoutes = [aiOptimizationRoute] as const;
