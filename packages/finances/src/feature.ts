import { defineFeature } from '@my-air/feature-kit';
import Wallet from 'lucide-react/icons/wallet';

import { financesRoutes } from './routes.ts';
import { settings } from './settings.ts';
import { navigationLabel } from './titles.ts';

export const financesFeature = defineFeature({
  id: 'finances',
  routes: financesRoutes,
  settings,
  ownAddresses: ({ financeAppUrl }) => [financeAppUrl],
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
      isFirstOnPhone: true,
      height: 440,
      load: () => import('./funds/MoneyCard.tsx').then((card) => card.MoneyCard),
    },
  ],
  loadMessages: async (locale) => (await import('./messages.ts')).loadMessages(locale),
});
