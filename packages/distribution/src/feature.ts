import { defineFeature } from '@my-air/feature-kit';

import { loadMessages } from './locales/index.ts';
import { distributionRoutes } from './routes.ts';

/** The modals that this feature brings: the props and the answer of each. */
export interface DistributionModals {
  distribution: { props: { platformId: number }; answer: 'agreed' };
}

declare module '@my-air/feature-kit' {
  interface Modals extends DistributionModals {}
}

/** The entry of distribution for the shell. */
export const distributionFeature = defineFeature({
  id: 'distribution',
  routes: distributionRoutes,
  loadMessages,
  contributions: () => import('./contributions.ts'),
});
