// Lets this feature's own links be checked against its own routes. Not built into dist: the portal registers the whole.
import type { rootRoute } from '@my-air/feature-kit';
import type { Router } from '@tanstack/react-router';

import type { gamesRoutes } from './routes.ts';

declare const tree: ReturnType<typeof rootRoute.addChildren<typeof gamesRoutes>>;

declare module '@tanstack/react-router' {
  interface Register {
    router: Router<typeof tree>;
  }
}
