import { defineFeature } from '@my-air/feature-api';

import { helpCenterRoutes } from './routes.ts';

/** The help centre as a feature of the shell. */
export const helpCenterFeature = defineFeature({
  id: 'help-center',
  routes: helpCenterRoutes,
  contributions: () => import('./contributions.ts').then((module) => module.helpCenterContributions),
  loadMessages: async (locale) => (await import('./messages.ts')).loadMessages(locale),
});
