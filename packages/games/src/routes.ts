import { rootRoute } from '@my-air/feature-api';
import { createRoute } from '@tanstack/react-router';

import { navigationLabel } from './titles.ts';

export const gamesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/games',
  staticData: { title: navigationLabel },
}).lazy(() => import('./routes.lazy.tsx').then((lazy) => lazy.gamesLazyRoute));

export const gamesRoutes = [gamesRoute] as const;
