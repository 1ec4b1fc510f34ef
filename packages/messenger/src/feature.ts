import { defineFeature } from '@my-air/feature-api';

import { messengerRoutes } from './routes.ts';

/** The messenger as a feature of the shell. */
export const messengerFeature = defineFeature({
  id: 'messenger',
  routes: messengerRoutes,
  contributions: () => import('./contributions.ts').then((module) => module.messengerContributions),
  loadMessages: async (locale) => (await import('./messages.ts')).loadMessages(locale),
});
