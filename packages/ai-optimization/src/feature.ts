import { defineFeature } from '@my-air/feature-api';

import { aiOptimizationRoutes } from './routes.ts';

export const aiOptimizationFeature = defineFeature({
  id: 'ai-optimization',
  routes: aiOptimizationRoutes,
  parts: () => import('./parts.ts').then((module) => module.aiOptimizationParts),
  loadMessages: async (locale) => (await import('./messages.ts')).loadMessages(locale),
});
