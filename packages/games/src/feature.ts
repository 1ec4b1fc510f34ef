import { defineFeature } from '@my-air/feature-api';

import { gamesRoutes } from './routes.ts';

export const gamesFeature = defineFeature({
  id: 'games',
  routes: gamesRoutes,
  parts: () => import('./parts.ts').then((module) => module.gamesParts),
  loadMessages: async (locale) => (await import('./messages.ts')).loadMessages(locale),
});
