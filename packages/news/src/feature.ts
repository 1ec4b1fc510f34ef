import { defineFeature } from '@my-air/feature-kit';

import { loadMessages } from './locales/index.ts';
import { newsRoutes, navigationLabel } from './routes.ts';

/** News as a feature of the shell. */
export const newsFeature = defineFeature({
  id: 'news',
  routes: newsRoutes,
  navigation: [{ id: 'news', label: navigationLabel, to: '/news', icon: 'newspaper', group: 'more' }],
  cards: [
    {
      id: 'news',
      place: 'main',
      height: 340,
      shape: 'rows',
      load: () => import('./list/NewsCard.tsx').then((module) => module.NewsCard),
    },
  ],
  loadMessages,
});
