import { defineFeature } from '@my-air/feature-api';

import { moderationRoutes } from './routes.ts';

export const moderationFeature = defineFeature({
  id: 'moderation',
  routes: moderationRoutes,
  parts: () => import('./parts.ts').then((module) => module.moderationParts),
  loadMessages: async (locale) => (await import('./messages.ts')).loadMessages(locale),
});
