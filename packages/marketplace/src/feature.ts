import { defineFeature } from '@my-air/feature-api';

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
      // A day, however many pages the sign-in takes; the background acts.
      cookieAge: 86_400,
    },
  ],
  background: () => import('./background.ts').then((module) => module.background),
  unsent: () => import('./awaited/awaitedServices.ts').then((module) => module.awaitedPart),
  loadMessages: async (locale) => (await import('./messages.ts')).loadMessages(locale),
});
