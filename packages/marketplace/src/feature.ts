import { defineFeature } from '@my-air/feature-api';

import { loadMessages } from './messages.ts';
import { marketplaceRoutes } from './routes.ts';
import { navigationLabel } from './titles.ts';

/** What the marketplace hands to the shell. */
export const marketplaceFeature = defineFeature({
  id: 'marketplace',
  routes: marketplaceRoutes,
  navigation: [
    {
      id: 'services',
      label: navigationLabel,
      to: '/services',
      icon: 'services',
      group: 'main',
      order: 300,
      isPrimary: true,
    },
  ],
  cards: [
    {
      id: 'services',
      place: 'main',
      order: 400,
      height: 360,
      load: () =>
        import('./homepage/SuggestedServicesCard.tsx').then((module) => module.SuggestedServicesCard),
    },
  ],
  search: [
    {
      id: 'services',
      label: navigationLabel,
      order: 200,
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
  entryParameters: [
    {
      names: ['lead_source', 'product'],
      when: 'ready',
      load: () => import('./campaign/campaignEntry.ts').then((module) => module.campaignEntry),
    },
  ],
  background: () => import('./campaign/campaignBackground.ts').then((module) => module.campaignBackground),
  loadMessages,
});
