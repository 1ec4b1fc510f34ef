import { defineFeature } from '@my-air/feature-kit';

import { loadMessages } from './locales/index.ts';
import { authRoutes } from './routes.ts';

/** The entry of auth for the shell. */
export const authFeature = defineFeature({
  id: 'auth',
  routes: authRoutes,
  loadMessages,
  contributions: () => import('./contributions.ts'),
});
