import type { FeatureParts } from '@my-air/feature-api';

import { navigationLabel } from './titles.ts';

const capability = 'games';

/** What games bring for a signed-in person, beside the routes. */
export const gamesParts: FeatureParts = {
  navigation: [
    {
      id: 'games',
      label: navigationLabel,
      to: '/games',
      icon: 'games',
      group: 'more',
      order: 50,
      capability,
    },
  ],
  search: [
    {
      id: 'games',
      label: navigationLabel,
      icon: 'games',
      order: 600,
      capability,
      load: () => import('./games/searchGames.ts').then((module) => module.searchGames),
    },
  ],
};
