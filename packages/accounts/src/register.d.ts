// Lets this feature's own links be checked against its own routes. Not built into dist: the portal registers the whole.
import type { rootRoute } from '@my-air/feature-kit';
import type { Router } from '@tanstack/react-router';

import type { accountsRoutes } from './routes.ts';

declare const tree: ReturnType<typeof rootRoute.addChildren<typeof accountsRoutes>>;

declare module '@tanstack/react-router' {
  interface Register {
    router: Router<typeof tree>;
  }
}
