import { rootRoute } from '@my-air/feature-api';
import { createRoute } from '@tanstack/react-router';

import { navigationLabel } from './titles.ts';

export const distributionRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/distribution',
  staticData: { title: navigationLabel },
}).lazy(() => import('./routes.lazy.tsx').then((lazy) => lazy.distributionLazyRoute));

export const distributionRoutes = [distributionRoute] as const;
