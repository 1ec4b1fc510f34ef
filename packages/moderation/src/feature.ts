import { defineFeature } from '@my-air/feature-kit';
import ShieldCheck from 'lucide-react/icons/shield-check';

import { loadMessages } from './locales/index.ts';
import { moderationRoutes, navigationLabel } from './routes.ts';

export const moderationFeature = defineFeature({
  id: 'moderation',
  routes: moderationRoutes,
  navigation: [
    {
      id: 'moderation',
      label: navigationLabel,
      to: '/moderation',
      icon: ShieldCheck,
      group: 'talk',
    },
  ],
  cards: [
    {
      id: 'moderation',
      place: 'aside',
      load: () => import('./homepage/ModerationCard.tsx').then((module) => module.ModerationCard),
    },
  ],
  search: [
    {
      id: 'moderation',
      label: navigationLabel,
      icon: ShieldCheck,
      load: () => import('./palette/searchReviews.ts').then((module) => module.searchReviews),
    },
  ],
  loadMessages,
});
