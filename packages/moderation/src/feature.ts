import { defineFeature } from '@my-air/feature-kit';

import { loadMessages } from './locales/index.ts';
import { moderationRoutes } from './routes.ts';

/** The entry of moderation for the shell. */
export const moderationFeature = defineFeature({
  id: 'moderation',
  routes: moderationRoutes,
  loadMessages,
  contributions: () => import('./contributions.ts'),
});
