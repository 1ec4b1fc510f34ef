import { defineFeature } from '@my-air/feature-api';

import { affiliateProgramRoutes } from './routes.ts';

/** The feature that the referral program gives to the shell. */
export const affiliateProgramFeature = defineFeature({
  id: 'affiliate-program',
  routes: affiliateProgramRoutes,
  parts: () => import('./parts.ts').then((module) => module.affiliateProgramParts),
  loadMessages: async (locale) => (await import('./messages.ts')).loadMessages(locale),
});
