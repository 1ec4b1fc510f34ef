import { defineFeature } from '@my-air/feature-api';

import { financesRoutes } from './routes.ts';
import { navigationLabel } from './titles.ts';

export const financesFeature = defineFeature({
  id: 'finances',
  routes: financesRoutes,
  navigation: [
    {
      id: 'finances',
      label: navigationLabel,
      to: '/finances',
      icon: 'finance',
      group: 'money',
      order: 10,
    },
  ],
  cards: [
    {
      id: 'money',
      place: 'aside',
      order: 10,
      load: () => import('./funds/MoneyCard.tsx').then((card) => card.MoneyCard),
    },
  ],
  loadMessages: async (locale) => (await import('./messages.ts')).loadMessages(locale),
});
