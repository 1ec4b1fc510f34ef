import { defineFeature } from '@my-air/feature-api';

import { aiOptimizationRoutes } from './routes.ts';

export const aiOptimizationFeature = defineFeature({
  id: 'ai-optimization',
  routes: aiOptimizationRoutes,
  contributions: () => import('./contributions.ts').then((module) => module.aiOptimizationContributions),
  loadMessages: async (locale) => (await import('./messages.ts')).loadMessages(locale),
});
