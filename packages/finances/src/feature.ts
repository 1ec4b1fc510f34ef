import { defineFeature } from '@my-air/feature-api';

import { financesRoutes } from './routes.ts';

export const financesFeature = defineFeature({
  id: 'finances',
  routes: financesRoutes,
  parts: () => import('./parts.ts').then((module) => module.financesParts),
  loadMessages: async (locale) => (await import('./messages.ts')).loadMessages(locale),
});
