import type { FeatureContributions } from '@my-air/feature-api';
import Boxes from 'lucide-react/icons/boxes';

import { navigationLabel } from './titles.ts';

/** The contributions of the marketplace to the signed-in screens, beside the routes. */
export const marketplaceContributions: FeatureContributions = {
  navigation: [
    {
      id: 'services',
      label: navigationLabel,
      to: '/services',
      icon: Boxes,
      group: 'main',
      isPrimary: true,
    },
  ],
  cards: [
    {
      id: 'services',
      place: 'main',
      height: 360,
      load: () =>
        import('./homepage/SuggestedServicesCard.tsx').then((module) => module.SuggestedServicesCard),
    },
  ],
  search: [
    {
      id: 'services',
      label: navigationLabel,
      isSearched: true,
      load: () => import('./palette/searchServices.ts').then((module) => module.searchServices),
    },
  ],
  modals: {
    'marketplace-ai': () =>
      import('./assistant/MarketplaceAiModal.tsx').then((module) => module.MarketplaceAiModal),
    'product-request': () =>
      import('./request/ProductRequestModal.tsx').then((module) => module.ProductRequestModal),
  },
  background: () => import('./background.ts').then((module) => module.background),
  pendingChanges: () => import('./awaited/awaitedServices.ts').then((module) => module.awaitedPart),
};
