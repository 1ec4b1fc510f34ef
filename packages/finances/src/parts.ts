import type { FeatureParts } from '@my-air/feature-api';

import { navigationLabel } from './titles.ts';

/** What finances bring to whoever is signed in, beside the routes. */
export const financesParts: FeatureParts = {
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
};
