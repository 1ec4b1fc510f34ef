import { rootRoute, type Feature } from '@my-air/feature-api';
import {
  createRoute,
  createRouter,
  redirect,
  type AnyRouter,
  type RouterHistory,
} from '@tanstack/react-router';

import { RootFailure } from '../frame/RootFailure.tsx';
import { ScreenFailure } from '../errors/ScreenFailure.tsx';
import { RootFrame } from '../frame/RootFrame.tsx';
import type { Shell } from '../Shell.ts';
import { prepareScreen, watchPreloading } from './prepareScreen.ts';
import { unknownTitle } from '../titles.ts';

const indexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  staticData: { redirects: true },
});

const unknownRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  staticData: { access: 'public', title: unknownTitle },
}).lazy(() => import('../errors/UnknownPage.tsx').then((lazy) => lazy.unknownLazyRoute));

/** The router of a portal with these features: links to their routes are checked. */
export type PortalRouter<Features extends readonly Feature[]> = ReturnType<typeof joinRoutes<Features>>;

/** Joins the routes of the features with those of the shell. */
function joinRoutes<Features extends readonly Feature[]>(
  features: Features,
  { portal, onRouteFailure }: Pick<Shell, 'portal' | 'onRouteFailure'>,
  history: RouterHistory | undefined,
) {
  const routes = features.flatMap((feature) => feature.routes) as Features[number]['routes'][number][];
  return createRouter({
    routeTree: rootRoute.addChildren([indexRoute, unknownRoute, ...routes]),
    context: portal,
    ...(history && { history }),
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    // Features bring their own views; this one is shown until they are loaded. The frame is around it
    // already.
    defaultErrorComponent: ScreenFailure,
    defaultOnCatch: onRouteFailure,
  });
}

/** Joins the routes of every feature, and prepares each screen before it opens. */
export function createPortalRouter(shell: Shell, history?: RouterHistory): AnyRouter {
  const router: AnyRouter = joinRoutes(shell.features, shell, history);
  indexRoute.options.beforeLoad = () => {
    throw redirect({ to: shell.places.start, search: true, replace: true });
  };
  rootRoute.update({ component: RootFrame, errorComponent: RootFailure });
  rootRoute.options.beforeLoad = (screen) => prepareScreen(screen, shell, router);
  shell.bindPorts(router);
  watchPreloading(router);
  return router;
}
