import { defineFeature } from '@my-air/feature-api';

import { newsRoutes } from './routes.ts';
import { navigationLabel } from './titles.ts';

/** What news hand to the shell. */
export const newsFeature = defineFeature({
  id: 'news',
  routes: newsRoutes,
  navigation: [{ id: 'news', label: navigationLabel, to: '/news', icon: 'news', group: 'more', order: 100 }],
  cards: [
    {
      id: 'news',
      place: 'main',
      order: 700,
      height: 340,
      shape: 'rows',
      load: () => import('./list/NewsCard.tsx').then((module) => module.NewsCard),
    },
  ],
  loadMessages: async (locale) => (await import('./messages.ts')).loadMessages(locale),
});
