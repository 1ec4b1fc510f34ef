import { defineFeature } from '@my-air/feature-api';

import { helpCenterRoutes } from './routes.ts';

/** The help centre as a feature of the shell. */
export const helpCenterFeature = defineFeature({
  id: 'help-center',
  routes: helpCenterRoutes,
  parts: () => import('./parts.ts').then((module) => module.helpCenterParts),
  loadMessages: async (locale) => (await import('./messages.ts')).loadMessages(locale),
});
