import { rootRoute } from '@my-air/feature-api';
import { createRoute } from '@tanstack/react-router';

import { navigationLabel } from './titles.ts';

export const agreementsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/agreements',
  staticData: { title: navigationLabel },
}).lazy(() => import('./routes.lazy.tsx').then((lazy) => lazy.agreementsLazyRoute));

export const agreementsRoutes = [agreementsRoute] as const;
