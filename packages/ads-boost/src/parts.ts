import type { FeatureParts } from '@my-air/feature-api';

import { navigationLabel } from './titles.ts';

const capability = 'boost';

/** What ads boost brings for a signed-in person, beside the routes. */
export const adsBoostParts: FeatureParts = {
  navigation: [
    {
      id: 'ads-boost',
      label: navigationLabel,
      to: '/ads-boost',
      icon: 'boost',
      group: 'grow',
      order: 200,
      capability,
    },
  ],
  search: [
    {
      id: 'ads-boost',
      label: navigationLabel,
      icon: 'boost',
      order: 700,
      capability,
      load: () => import('./overview/searchBoostChannels.ts').then((module) => module.searchBoostChannels),
    },
  ],
};
