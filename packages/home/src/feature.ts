import { defineFeature } from '@my-air/feature-api';

import { loadMessages } from './messages.ts';
import { homeRoutes } from './routes.ts';

export const homeFeature = defineFeature({
  id: 'home',
  routes: homeRoutes,
  parts: () => import('./parts.ts').then((module) => module.homeParts),
  loadMessages,
});
