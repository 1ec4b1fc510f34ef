import { defineFeature } from '@my-air/feature-kit';
import Send from 'lucide-react/icons/send';

import { loadMessages } from './locales/index.ts';
import { distributionRoutes, navigationLabel } from './routes.ts';

/** The modals that this feature brings: the props and the answer of each. */
export interface DistributionModals {
  distribution: { props: { platformId: number }; answer: 'agreed' };
}

declare module '@my-air/feature-kit' {
  interface Modals extends DistributionModals {}
}

const capability = 'distribution';

/** The feature that distribution gives to the shell. */
export const distributionFeature = defineFeature({
  id: 'distribution',
  routes: distributionRoutes,
  navigation: [
    {
      id: 'distribution',
      label: navigationLabel,
      to: '/distribution',
      icon: Send,
      group: 'grow',
      capability,
    },
  ],
  cards: [
    {
      id: 'distribution',
      place: 'aside',
      capability,
      height: 190,
      load: () => import('./homepage/DistributionCard.tsx').then((module) => module.DistributionCard),
    },
  ],
  deadlines: [
    {
      id: 'distribution',
      load: () => import('./requests/launchDeadlines.ts').then((module) => module.launchDeadlines),
    },
  ],
  search: [
    {
      id: 'distribution',
      label: navigationLabel,
      icon: Send,
      capability,
      load: () => import('./search/searchPlatforms.ts').then((module) => module.searchPlatforms),
    },
  ],
  modals: {
    distribution: () => import('./agreeing/DistributionModal.tsx').then((module) => module.DistributionModal),
  },
  loadMessages,
});
