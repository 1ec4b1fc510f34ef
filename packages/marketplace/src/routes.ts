import { rootRoute } from '@my-air/feature-api';
import { createRoute } from '@tanstack/react-router';

import { navigationLabel } from './titles.ts';

export const marketplaceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/services',
  staticData: { title: navigationLabel },
}).lazy(() => import('./routes.lazy.tsx').then((lazy) => lazy.marketplaceLazyRoute));

export const marketplaceRoutes = [marketplaceRoute] as const;
