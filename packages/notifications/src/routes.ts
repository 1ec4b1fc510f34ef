import { rootRoute } from '@my-air/feature-api';
import { createRoute } from '@tanstack/react-router';

import { bellLabel } from './titles.ts';

/** What the address of the inbox holds. */
export interface InboxSearch {
  /** Which list is shown; what is open without one. */
  list?: 'archive' | 'recent' | undefined;
  /** How many of the archive are shown. */
  shown?: number | undefined;
}

/** Everything our team told the person: what is open, and the archive. */
export const inboxRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/notifications',
  staticData: { title: bellLabel },
  // Anything that does not fit is dropped.
  validateSearch: ({ list, shown }: Record<string, unknown>): InboxSearch => ({
    ...((list === 'archive' || list === 'recent') && { list }),
    ...(Number.isSafeInteger(shown) && Number(shown) > 0 && { shown: Number(shown) }),
  }),
  loader: async ({ context }) => (await import('./loaders.ts')).loadInbox(context),
}).lazy(() => import('./routes.lazy.tsx').then((lazy) => lazy.inboxLazyRoute));

export const notificationsRoutes = [inboxRoute] as const;
