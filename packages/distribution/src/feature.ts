import { defineFeature } from '@my-air/feature-api';

import { distributionRoutes } from './routes.ts';

/** The feature that distribution gives to the shell. */
export const distributionFeature = defineFeature({
  id: 'distribution',
  routes: distributionRoutes,
  contributions: () => import('./contributions.ts').then((module) => module.distributionContributions),
  loadMessages: async (locale) => (await import('./messages.ts')).loadMessages(locale),
});
