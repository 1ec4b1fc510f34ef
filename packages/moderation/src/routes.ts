import { rootRoute } from '@my-air/feature-kit';
import { createRoute } from '@tanstack/react-router';

import { navigationLabel } from './titles.ts';

/** The reviews with their next steps. */
export const moderationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/moderation',
  staticData: { title: navigationLabel },
  loader: async ({ context }) => (await import('./loaders.ts')).loadModeration(context),
}).lazy(() => import('./routes.lazy.tsx').then((lazy) => lazy.moderationLazyRoute));

/** All routes of moderation. */
export const moderationRoutes = [moderationRoute] as const;
