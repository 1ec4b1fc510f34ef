import { parseId } from '@my-air/api-client';
import { rootRoute } from '@my-air/feature-api';
import { createRoute } from '@tanstack/react-router';

import { navigationLabel } from './titles.ts';

/** The search parameters of the address. */
export interface MessengerSearch {
  /** The id of the open chat. */
  chat?: number | undefined;
  /** The id of the message to open it at. */
  message?: number | undefined;
  /** The list beside it; the active chats without one. */
  section?: 'archive' | 'unsent' | undefined;
  /** The text of the search in the list. */
  q?: string | undefined;
  /** Whether the list has only chats with unread messages. */
  unread?: 1 | undefined;
}

/** Reads the query of an address. Invalid values are dropped. */
function parseSearch({ chat, message, section, q, unread }: Record<string, unknown>): MessengerSearch {
  return {
    chat: parseId(chat),
    message: parseId(message),
    section: section === 'archive' || section === 'unsent' ? section : undefined,
    ...((typeof q === 'string' || typeof q === 'number') && q !== '' && { q: String(q).slice(0, 100) }),
    ...(Number(unread) === 1 && { unread: 1 }),
  };
}

/** The chats, the open one, and its facts. */
export const messengerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/messenger',
  staticData: { title: navigationLabel },
  validateSearch: parseSearch,
  loader: async ({ context }) => (await import('./loaders.ts')).loadMessenger(context),
}).lazy(() => import('./routes.lazy.tsx').then((lazy) => lazy.messengerLazyRoute));

/** All routes of the messenger. */
export const messengerRoutes = [messengerRoute] as const;
