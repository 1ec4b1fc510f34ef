import { rootRoute } from '@my-air/feature-api';
import { createRoute } from '@tanstack/react-router';

import { bellLabel } from './titles.ts';

/** The search parameters of the inbox. */
export interface InboxSearch {
  /** The list that is shown; the open notifications without one. */
  list?: 'archive' | 'recent' | undefined;
  /** The number of archived notifications that are shown. */
  shown?: number | undefined;
}

/** All notifications of our team to the user: the open ones, and the archive. */
export const inboxRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/notifications',
  staticData: { title: bellLabel },
  // Invalid values are dropped.
  validateSearch: ({ list, shown }: Record<string, unknown>): InboxSearch => ({
    ...((list === 'archive' || list === 'recent') && { list }),
    ...(Number.isSafeInteger(shown) && Number(shown) > 0 && { shown: Number(shown) }),
  }),
  loader: async ({ context }) => (await import('./loaders.ts')).loadInbox(context),
}).lazy(() => import('./routes.lazy.tsx').then((lazy) => lazy.inboxLazyRoute));

export const notificationsRoutes = [inboxRoute] as const;
