import { defineFeature } from '@my-air/feature-api';

import { agreementsRoutes } from './routes.ts';

export const agreementsFeature = defineFeature({
  id: 'agreements',
  routes: agreementsRoutes,
  parts: () => import('./parts.ts').then((module) => module.agreementsParts),
  loadMessages: async (locale) => (await import('./messages.ts')).loadMessages(locale),
});
