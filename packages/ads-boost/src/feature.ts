import { defineFeature } from '@my-air/feature-kit';

import { loadMessages } from './locales/index.ts';
import { adsBoostRoutes } from './routes.ts';

/** The entry of ads boost for the shell. */
export const adsBoostFeature = defineFeature({
  id: 'ads-boost',
  routes: adsBoostRoutes,
  loadMessages,
  contributions: () => import('./contributions.ts'),
});
