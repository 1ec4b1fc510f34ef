import type { FeatureParts } from '@my-air/feature-api';

import { navigationLabel } from './titles.ts';

/** What news bring to whoever is signed in, beside the routes. */
export const newsParts: FeatureParts = {
  navigation: [{ id: 'news', label: navigationLabel, to: '/news', icon: 'news', group: 'more' }],
  cards: [
    {
      id: 'news',
      place: 'main',
      height: 340,
      shape: 'rows',
      load: () => import('./list/NewsCard.tsx').then((module) => module.NewsCard),
    },
  ],
};
