import { defineFeature } from '@my-air/feature-api';

import { loadMessages } from './messages.ts';
import { authRoutes } from './routes.ts';

export const authFeature = defineFeature({
  id: 'auth',
  routes: authRoutes,
  loadMessages,
  contributions: () => import('./contributions.ts').then((module) => module.authContributions),
});
