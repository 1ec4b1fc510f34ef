import { rootRoute } from '@my-air/feature-api';
import { createRoute } from '@tanstack/react-router';
import * as v from 'valibot';

import { activeChatsQuery } from './chats/activeChatsQuery.ts';
import { navigationLabel } from './titles.ts';

const Id = v.pipe(v.number(), v.integer(), v.minValue(1));

/** What the address holds. Anything that does not fit is dropped. */
export const MessengerSearch = v.object({
  /** The chat that is open. */
  chat: v.fallback(v.optional(Id), undefined),
  /** The message to open it at. */
  message: v.fallback(v.optional(Id), undefined),
  /** The list beside it; the active chats without one. */
  section: v.fallback(v.optional(v.picklist(['archive', 'unsent'])), undefined),
});
export type MessengerSearch = v.InferOutput<typeof MessengerSearch>;

/** The chats, the one that is open, and what it is about. */
export const messengerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/messenger',
  staticData: { title: navigationLabel },
  validateSearch: MessengerSearch,
  loader: async ({ context: { api, queryClient } }) => {
    await queryClient.ensureQueryData(activeChatsQuery(api, { pageLoading: true }));
  },
}).lazy(() => import('./routes.lazy.tsx').then((lazy) => lazy.messengerLazyRoute));

/** All routes of the messenger. */
export const messengerRoutes = [messengerRoute] as const;
