import { defineFeature } from '@my-air/feature-api';

import { adsBoostRoutes } from './routes.ts';

export const adsBoostFeature = defineFeature({
  id: 'ads-boost',
  routes: adsBoostRoutes,
  contributions: () => import('./contributions.ts').then((module) => module.adsBoostContributions),
  loadMessages: async (locale) => (await import('./messages.ts')).loadMessages(locale),
});
