import { rootRoute, searchChoice, searchNumber } from '@my-air/feature-kit';
import { translated } from '@my-air/i18n';
import { createRoute } from '@tanstack/react-router';
import * as v from 'valibot';

/** The name of the bell, of its sheet and of the inbox. */
export const bellLabel = /* @__PURE__ */ translated({
  en: 'Notifications',
  uk: 'Сповіщення',
  es: 'Notificaciones',
  ru: 'Уведомления',
  pt: 'Notificações',
});

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
  staticData: { title: bellLabel },
  validateSearch: Search,
  loader: async ({ context }) => (await import('./notices/notifications.api.ts')).loadInbox(context),
}).lazy(() => import('./routes.lazy.tsx').then((lazy) => lazy.inboxLazyRoute));

export const notificationsRoutes = [inboxRoute] as const;
