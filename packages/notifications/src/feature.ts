import { defineFeature } from '@my-air/feature-kit';

import { loadMessages } from './locales/index.ts';
import { notificationsRoutes } from './routes.ts';

/** The entry of notifications for the shell. */
export const notificationsFeature = defineFeature({
  id: 'notifications',
  routes: notificationsRoutes,
  loadMessages,
  contributions: () => import('./contributions.ts'),
});
