import { defineFeature } from '@my-air/feature-api';

import { loadMessages } from './messages.ts';
import { marketplaceRoutes } from './routes.ts';
import { navigationLabel } from './titles.ts';

export const marketplaceFeature = defineFeature({
  id: 'marketplace',
  routes: marketplaceRoutes,
  navigation: [
    {
      id: 'marketplace',
      label: navigationLabel,
      to: '/services',
      icon: 'services',
      group: 'main',
      order: 300,
    },
  ],
  loadMessages,
});
