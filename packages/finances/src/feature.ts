import { defineFeature } from '@my-air/feature-kit';
import { webAddress } from '@my-air/feature-kit/settings';
import * as v from 'valibot';

import { loadMessages } from './locales/index.ts';
import { financesRoutes } from './routes.ts';

declare module '@my-air/feature-kit' {
  interface PortalConfig {
    financeAppUrl: string;
  }
}

/** The settings of `config.json` that this feature reads. */
const settings = v.object({
  financeAppUrl: v.pipe(webAddress, v.description('The address of the finance application.')),
});

/** The entry of finances for the shell. */
export const financesFeature = defineFeature({
  id: 'finances',
  routes: financesRoutes,
  settings,
  ownAddresses: ({ financeAppUrl }) => [financeAppUrl],
  loadMessages,
  contributions: () => import('./contributions.ts'),
});
