import { defineFeature } from '@my-air/feature-kit';

import { loadMessages } from './locales/index.ts';
import { homeRoutes } from './routes.ts';

/** The modals that this feature brings, with their props and answers. */
export interface HomeModals {
  welcome: { props: Record<never, never>; answer: 'started' };
}

declare module '@my-air/feature-kit' {
  interface Modals extends HomeModals {}
}

/** The entry of home for the shell. */
export const homeFeature = defineFeature({
  id: 'home',
  routes: homeRoutes,
  loadMessages,
  contributions: () => import('./contributions.ts'),
});
