import { msg } from '@lingui/core/macro';
import { rootRoute, searchChoice, searchNumber } from '@my-air/feature-kit';
import { createRoute } from '@tanstack/react-router';
import * as v from 'valibot';

const Search = v.object({
  /** The list that is shown; the open notifications without one. */
  list: searchChoice(['archive', 'recent']),
  /** The number of archived notifications that are shown. */
  shown: searchNumber,
});

/** All notifications of our team to the user: the open ones, and the archive. */
export const inboxRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/notifications',
  staticData: { title: msg`Notifications` },
  validateSearch: Search,
  loader: async ({ context }) => (await import('./notices/notifications.api.ts')).loadInbox(context),
}).lazy(() => import('./routes.lazy.tsx').then((lazy) => lazy.inboxLazyRoute));

export const notificationsRoutes = [inboxRoute] as const;
