import { rootRoute } from '@my-air/feature-api';
import { createRoute } from '@tanstack/react-router';

import { navigationLabel } from './titles.ts';

export const adsBoostRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/ads-boost',
  staticData: { title: navigationLabel },
}).lazy(() => import('./routes.lazy.tsx').then((lazy) => lazy.adsBoostLazyRoute));

export const adsBoostRoutes = [adsBoostRoute] as const;
