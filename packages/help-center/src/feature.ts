import { defineFeature } from '@my-air/feature-kit';

import { loadMessages } from './locales/index.ts';
import { helpCenterRoutes } from './routes.ts';

/** The entry of the help center for the shell. */
export const helpCenterFeature = defineFeature({
  id: 'help-center',
  routes: helpCenterRoutes,
  loadMessages,
  contributions: () => import('./contributions.ts'),
});
