import { rootRoute } from '@my-air/feature-api';
import { createRoute } from '@tanstack/react-router';

import { navigationLabel } from './titles.ts';

export const aiMetadataRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/ai-metadata',
  staticData: { title: navigationLabel },
}).lazy(() => import('./routes.lazy.tsx').then((lazy) => lazy.aiMetadataLazyRoute));

export const aiMetadataRoutes = [aiMetadataRoute] as const;
