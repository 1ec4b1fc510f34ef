import { defineFeature } from '@my-air/feature-api';

import { loadMessages } from './messages.ts';
import { homeRoutes } from './routes.ts';

export const homeFeature = defineFeature({
  id: 'home',
  routes: homeRoutes,
  contributions: () => import('./contributions.ts').then((module) => module.homeContributions),
  loadMessages,
});
