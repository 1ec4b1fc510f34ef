import { defineFeature } from '@my-air/feature-api';

import { notificationsRoutes } from './routes.ts';

export const notificationsFeature = defineFeature({
  id: 'notifications',
  routes: notificationsRoutes,
  parts: () => import('./parts.ts').then((module) => module.notificationsParts),
  loadMessages: async (locale) => (await import('./messages.ts')).loadMessages(locale),
});
