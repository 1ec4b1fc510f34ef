import { defineFeature } from '@my-air/feature-api';

import { moderationRoutes } from './routes.ts';

export const moderationFeature = defineFeature({
  id: 'moderation',
  routes: moderationRoutes,
  contributions: () => import('./contributions.ts').then((module) => module.moderationContributions),
  loadMessages: async (locale) => (await import('./messages.ts')).loadMessages(locale),
});
