import { defineFeature } from '@my-air/feature-api';

import { notificationsRoutes } from './routes.ts';

export const notificationsFeature = defineFeature({
  id: 'notifications',
  routes: notificationsRoutes,
  contributions: () => import('./contributions.ts').then((module) => module.notificationsContributions),
  loadMessages: async (locale) => (await import('./messages.ts')).loadMessages(locale),
});
