// Checks this feature's own links against its own routes. Not built into dist: the portal registers all
// routes.
import type { rootRoute } from '@my-air/feature-kit';
import type { Router } from '@tanstack/react-router';

import type { notificationsRoutes } from './routes.ts';

declare const tree: ReturnType<typeof rootRoute.addChildren<typeof notificationsRoutes>>;

declare module '@tanstack/react-router' {
  interface Register {
    router: Router<typeof tree>;
  }
}
