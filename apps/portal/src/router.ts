import { rootRoute } from '@my-air/feature-api';
import { createRoute, createRouter, redirect, type RouterHistory } from '@tanstack/react-router';

import { RootFailure } from './errors/RootFailure.tsx';
import { ScreenFailure } from './errors/ScreenFailure.tsx';
import { features } from './features.ts';
import { RootFrame } from './frame/RootFrame.tsx';
import { first } from './order.ts';
import { bindFeaturePorts } from './ports.ts';
import type { Shell } from './Shell.ts';
import { watchPreloading } from './start/preloading.ts';
import { prepareScreen } from './start/prepareScreen.ts';
import { unknownTitle } from './titles.ts';

const indexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  staticData: { redirects: true },
  beforeLoad: () => {
    throw redirect({ to: first.start, search: true, replace: true });
  },
});

const unknownRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  staticData: { access: 'public', title: unknownTitle },
}).lazy(() => import('./errors/UnknownPage.tsx').then((lazy) => lazy.unknownLazyRoute));

const routeTree = rootRoute.addChildren([
  indexRoute,
  unknownRoute,
  ...features.auth.routes,
  ...features.home.routes,
  ...features.accounts.routes,
  ...features.agreements.routes,
  ...features.finances.routes,
  ...features.messenger.routes,
  ...features.notifications.routes,
  ...features.distribution.routes,
  ...features.affiliateProgram.routes,
  ...features.marketplace.routes,
  ...features.aiMetadata.routes,
  ...features.helpCenter.routes,
  ...features.news.routes,
  ...features.moderation.routes,
  ...features.games.routes,
  ...features.adsBoost.routes,
  ...features.aiOptimization.routes,
]);

/** Joins the routes of every feature, and prepares each screen before it opens. */
export function createPortalRouter(shell: Shell, history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    context: shell.portal,
    ...(history && { history }),
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    // Features give their own views; this one stands in for them while they have not come. The frame is around it already.
    defaultErrorComponent: ScreenFailure,
    defaultOnCatch: shell.onRouteFailure,
  });
  rootRoute.update({ component: RootFrame, errorComponent: RootFailure });
  rootRoute.options.beforeLoad = (screen) => prepareScreen(screen, shell, router);
  bindFeaturePorts(router);
  watchPreloading(router);
  return router;
}
export type PortalRouter = ReturnType<typeof createPortalRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: PortalRouter;
  }
}
