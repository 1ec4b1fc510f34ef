import type { FeatureContributions } from '@my-air/feature-api';
import Wallet from 'lucide-react/icons/wallet';

import { navigationLabel } from './titles.ts';

/** The contributions of finances to the signed-in screens, beside the routes. */
export const financesContributions: FeatureContributions = {
  navigation: [
    {
      id: 'finances',
      label: navigationLabel,
      to: '/finances',
      icon: Wallet,
      group: 'money',
    },
  ],
  cards: [
    {
      id: 'money',
      place: 'aside',
      load: () => import('./funds/MoneyCard.tsx').then((card) => card.MoneyCard),
    },
  ],
};
