import { defineFeature } from '@my-air/feature-kit';

import { loadMessages } from './locales/index.ts';
import { affiliateProgramRoutes } from './routes.ts';

/** The entry of the referral program for the shell. */
export const affiliateProgramFeature = defineFeature({
  id: 'affiliate-program',
  routes: affiliateProgramRoutes,
  loadMessages,
  contributions: () => import('./contributions.ts'),
});
