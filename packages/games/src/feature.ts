import { defineFeature } from '@my-air/feature-kit';

import { loadMessages } from './locales/index.ts';
import { gamesRoutes } from './routes.ts';

/** The entry of games for the shell. */
export const gamesFeature = defineFeature({
  id: 'games',
  routes: gamesRoutes,
  loadMessages,
  contributions: () => import('./contributions.ts'),
});
