import { defineFeature } from '@my-air/feature-api';

import { adsBoostRoutes } from './routes.ts';

export const adsBoostFeature = defineFeature({
  id: 'ads-boost',
  routes: adsBoostRoutes,
  parts: () => import('./parts.ts').then((module) => module.adsBoostParts),
  loadMessages: async (locale) => (await import('./messages.ts')).loadMessages(locale),
});
