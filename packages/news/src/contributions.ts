import type { FeatureContributions } from '@my-air/feature-api';

import { navigationLabel } from './titles.ts';

/** The contributions of news to the signed-in screens, beside the routes. */
export const newsContributions: FeatureContributions = {
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
};
