import { defineFeature } from '@my-air/feature-kit';
import Rocket from 'lucide-react/icons/rocket';

import { loadMessages } from './locales/index.ts';
import { adsBoostRoutes, navigationLabel } from './routes.ts';

const capability = 'boost';

export const adsBoostFeature = defineFeature({
  id: 'ads-boost',
  routes: adsBoostRoutes,
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
  loadMessages,
});
