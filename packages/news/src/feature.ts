import { defineFeature } from '@my-air/feature-kit';

import { loadMessages } from './locales/index.ts';
import { newsRoutes } from './routes.ts';

/** The entry of news for the shell. */
export const newsFeature = defineFeature({
  id: 'news',
  routes: newsRoutes,
  loadMessages,
  contributions: () => import('./contributions.ts'),
});
