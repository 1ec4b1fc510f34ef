import { defineFeature } from '@my-air/feature-api';

import { aiMetadataRoutes } from './routes.ts';

/** What AI translation hands to the shell. */
export const aiMetadataFeature = defineFeature({
  id: 'ai-metadata',
  routes: aiMetadataRoutes,
  entryParameters: [
    {
      names: ['lead_source', 'package'],
      // A day, however many pages the sign-in takes; the background acts.
      cookieAge: 86_400,
    },
  ],
  parts: () => import('./parts.ts').then((module) => module.aiMetadataParts),
  loadMessages: async (locale) => (await import('./messages.ts')).loadMessages(locale),
});
