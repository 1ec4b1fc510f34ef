import { rootRoute } from '@my-air/feature-api';
import { createRoute } from '@tanstack/react-router';

import { navigationLabel } from './titles.ts';

export const moderationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/moderation',
  staticData: { title: navigationLabel },
}).lazy(() => import('./routes.lazy.tsx').then((lazy) => lazy.moderationLazyRoute));

export const moderationRoutes = [moderationRoute] as const;
