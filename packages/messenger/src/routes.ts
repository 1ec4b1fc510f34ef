import { msg } from '@lingui/core/macro';
import { rootRoute, searchChoice, searchId, searchText } from '@my-air/feature-kit';
import { createRoute } from '@tanstack/react-router';
import * as v from 'valibot';

/** The search parameters of the address. */
const Search = v.object({
  /** The id of the open chat. */
  chat: searchId,
  /** The id of the message to open it at. */
  message: searchId,
  /** The list beside it; the active chats without one. */
  section: searchChoice(['archive', 'unsent']),
  /** The text of the search in the list. */
  q: searchText,
  /** Whether the list has only chats with unread messages. */
  unread: searchChoice(['1']),
  /** Whose turn it is in the listed chats: the user's, or that of our team. */
  waits: searchChoice(['me', 'team']),
  /** The subject of the listed chats, as the server names it. */
  kind: searchText,
  /** The channel that the listed chats are about, by its key. */
  about: searchText,
});

/** The chats, the open one, and its facts. */
export const messengerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/messenger',
  staticData: { title: msg`Messages` },
  validateSearch: Search,
  loader: async ({ context }) => (await import('./chats/chats.api.ts')).loadMessenger(context),
}).lazy(() => import('./routes.lazy.tsx').then((lazy) => lazy.messengerLazyRoute));

/** All routes of the messenger. */
export const messengerRoutes = [messengerRoute] as const;
