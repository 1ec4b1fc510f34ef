import { defineFeature } from '@my-air/feature-api';

import { newsRoutes } from './routes.ts';

/** News as a feature of the shell. */
export const newsFeature = defineFeature({
  id: 'news',
  routes: newsRoutes,
  contributions: () => import('./contributions.ts').then((module) => module.newsContributions),
  loadMessages: async (locale) => (await import('./messages.ts')).loadMessages(locale),
});
