import { rootRoute } from '@my-air/feature-api';
import { createRoute } from '@tanstack/react-router';

import { navigationLabel } from './titles.ts';

export const aiOptimizationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/ai-optimization',
  staticData: { title: navigationLabel },
}).lazy(() => import('./routes.lazy.tsx').then((lazy) => lazy.aiOptimizationLazyRoute));

export const aiOptimizationRoutes = [aiOptimizationRoute] as const;
