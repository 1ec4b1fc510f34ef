import { defineFeature } from '@my-air/feature-api';

import { newsRoutes } from './routes.ts';

/** News as a feature of the shell. */
export const newsFeature = defineFeature({
  id: 'news',
  routes: newsRoutes,
  parts: () => import('./parts.ts').then((module) => module.newsParts),
  loadMessages: async (locale) => (await import('./messages.ts')).loadMessages(locale),
});
