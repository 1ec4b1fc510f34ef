import { defineFeature } from '@my-air/feature-api';

import { financesRoutes } from './routes.ts';
import { settings } from './settings.ts';

export const financesFeature = defineFeature({
  id: 'finances',
  routes: financesRoutes,
  settings,
  ownAddresses: ({ financeAppUrl }) => [financeAppUrl],
  contributions: () => import('./contributions.ts').then((module) => module.financesContributions),
  loadMessages: async (locale) => (await import('./messages.ts')).loadMessages(locale),
});
