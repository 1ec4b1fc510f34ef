import { defineFeature } from '@my-air/feature-kit';
import { webAddress } from '@my-air/feature-kit/settings';
import Wallet from 'lucide-react/icons/wallet';
import * as v from 'valibot';

import { loadMessages } from './locales/index.ts';
import { financesRoutes, navigationLabel } from './routes.ts';

declare module '@my-air/feature-kit' {
  interface PortalConfig {
    financeAppUrl: string;
  }
}

/** The settings of `config.json` that this feature reads. */
const settings = v.object({
  financeAppUrl: v.pipe(webAddress, v.description('The address of the finance application.')),
});

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
  loadMessages,
});
