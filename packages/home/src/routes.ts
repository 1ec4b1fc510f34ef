import { rootRoute } from '@my-air/feature-api';
import { createRoute } from '@tanstack/react-router';

import { navigationLabel } from './titles.ts';

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/home',
  staticData: { title: navigationLabel },
}).lazy(() => import('./routes.lazy.tsx').then((lazy) => lazy.homeLazyRoute));

export const homeRoutes = [homeRoute] as const;
