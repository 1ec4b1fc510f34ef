import type { FeatureContributions } from '@my-air/feature-api';
import Rocket from 'lucide-react/icons/rocket';

import { navigationLabel } from './titles.ts';

const capability = 'boost';

/** The contributions of ads boost to the signed-in screens, beside the routes. */
export const adsBoostContributions: FeatureContributions = {
  navigation: [
    {
      id: 'ads-boost',
      label: navigationLabel,
      to: '/ads-boost',
      icon: Rocket,
      group: 'grow',
      capability,
    },
  ],
  cards: [
    {
      id: 'ads-boost',
      place: 'aside',
      capability,
      load: () => import('./homepage/AdsBoostCard.tsx').then((module) => module.AdsBoostCard),
    },
  ],
  search: [
    {
      id: 'ads-boost',
      label: navigationLabel,
      icon: Rocket,
      capability,
      load: () => import('./overview/searchBoostChannels.ts').then((module) => module.searchBoostChannels),
    },
  ],
};
