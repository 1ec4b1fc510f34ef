import { defineFeature } from '@my-air/feature-api';

export const affiliateProgramFeature = defineFeature({
  id: 'affiliate-program',
  routes: [],
  parts: () => import('./parts.ts').then((module) => module.affiliateProgramParts),
  loadMessages: async (locale) => (await import('./messages.ts')).loadMessages(locale),
});
