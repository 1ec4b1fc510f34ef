import { msg } from '@lingui/core/macro';
import { rootRoute } from '@my-air/feature-kit';
import { createRoute } from '@tanstack/react-router';

/** The reviews with their next steps. */
export const moderationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/moderation',
  staticData: { title: msg`Moderation` },
  loader: async ({ context }) => (await import('./reviews/reviewChats.api.ts')).loadModeration(context),
}).lazy(() => import('./routes.lazy.tsx').then((lazy) => lazy.moderationLazyRoute));

/** All routes of moderation. */
export const moderationRoutes = [moderationRoute] as const;
