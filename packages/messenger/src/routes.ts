import { parseId } from '@my-air/api-client';
import { rootRoute } from '@my-air/feature-api';
import { createRoute } from '@tanstack/react-router';

import { navigationLabel } from './titles.ts';

/** What the address holds. */
export interface MessengerSearch {
  /** The chat that is open. */
  chat?: number | undefined;
  /** The message to open it at. */
  message?: number | undefined;
  /** The list beside it; the active chats without one. */
  section?: 'archive' | 'unsent' | undefined;
  /** What is looked for in the list. */
  q?: string | undefined;
  /** Whether only chats with something unread are in the list. */
  unread?: 1 | undefined;
}

/** Reads the query of an address. Anything that does not fit is dropped. */
function parseSearch({ chat, message, section, q, unread }: Record<string, unknown>): MessengerSearch {
  return {
    chat: parseId(chat),
    message: parseId(message),
    section: section === 'archive' || section === 'unsent' ? section : undefined,
    ...((typeof q === 'string' || typeof q === 'number') && q !== '' && { q: String(q).slice(0, 100) }),
    ...(Number(unread) === 1 && { unread: 1 }),
  };
}

/** The chats, the one that is open, and what it is about. */
export const messengerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/messenger',
  staticData: { title: navigationLabel },
  validateSearch: parseSearch,
  loader: async ({ context }) => (await import('./loaders.ts')).loadMessenger(context),
}).lazy(() => import('./routes.lazy.tsx').then((lazy) => lazy.messengerLazyRoute));

/** All routes of the messenger. */
export const messengerRoutes = [messengerRoute] as const;
