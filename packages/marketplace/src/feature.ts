import { defineFeature } from '@my-air/feature-api';

import { marketplaceRoutes } from './routes.ts';
import { settings } from './settings.ts';

/** The feature that the marketplace gives to the shell. */
export const marketplaceFeature = defineFeature({
  id: 'marketplace',
  routes: marketplaceRoutes,
  settings,
  entryParameters: [
    {
      names: ['lead_source', 'product'],
      // A day, however many pages the sign-in takes; the background acts.
      cookieAge: 86_400,
      accepts: { product: /^[1-9]\d{0,9}$/ },
    },
  ],
  contributions: () => import('./contributions.ts').then((module) => module.marketplaceContributions),
  loadMessages: async (locale) => (await import('./messages.ts')).loadMessages(locale),
});
