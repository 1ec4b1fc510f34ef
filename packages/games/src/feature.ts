import { defineFeature } from '@my-air/feature-api';

import { gamesRoutes } from './routes.ts';

export const gamesFeature = defineFeature({
  id: 'games',
  routes: gamesRoutes,
  contributions: () => import('./contributions.ts').then((module) => module.gamesContributions),
  loadMessages: async (locale) => (await import('./messages.ts')).loadMessages(locale),
});
