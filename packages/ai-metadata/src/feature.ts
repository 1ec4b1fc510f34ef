import { defineFeature } from '@my-air/feature-api';

import { aiMetadataRoutes } from './routes.ts';

export const aiMetadataFeature = defineFeature({
  id: 'ai-metadata',
  routes: aiMetadataRoutes,
  parts: () => import('./parts.ts').then((module) => module.aiMetadataParts),
  loadMessages: async (locale) => (await import('./messages.ts')).loadMessages(locale),
});
