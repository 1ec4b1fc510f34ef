import { defineFeature } from '@my-air/feature-api';

import { affiliateProgramRoutes } from './routes.ts';

/** The feature that the referral program gives to the shell. */
export const affiliateProgramFeature = defineFeature({
  id: 'affiliate-program',
  routes: affiliateProgramRoutes,
  contributions: () => import('./contributions.ts').then((module) => module.affiliateProgramContributions),
  loadMessages: async (locale) => (await import('./messages.ts')).loadMessages(locale),
});
