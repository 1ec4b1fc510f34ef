import { rootRoute } from '@my-air/feature-kit';
import { translated } from '@my-air/i18n';
import { createRoute } from '@tanstack/react-router';

/** The words that are shown before this feature's own catalogue is loaded: navigation and titles. */
export const navigationLabel = translated({
  en: 'Moderation',
  uk: 'Модерація',
  es: 'Moderación',
  ru: 'Модерация',
  pt: 'Moderação',
});

/** The reviews with their next steps. */
export const moderationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/moderation',
  staticData: { title: navigationLabel },
  loader: async ({ context }) => (await import('./reviews/reviewChats.api.ts')).loadModeration(context),
}).lazy(() => import('./routes.lazy.tsx').then((lazy) => lazy.moderationLazyRoute));

/** All routes of moderation. */
export const moderationRoutes = [moderationRoute] as const;
