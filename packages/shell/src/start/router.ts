import { msg } from '@lingui/core/macro';
import {
  type Feature,
  hasCapability,
  type OpeningScreen,
  rootRoute,
  searchFormat,
} from '@my-air/feature-kit';
import {
  createRoute,
  createRouter,
  redirect,
  type AnyRouter,
  type RouterHistory,
  type StaticDataRouteOption,
} from '@tanstack/react-router';

import type { Shell } from '../Shell.ts';
import { CapabilityMissing } from '../errors/CapabilityMissing.ts';
import { DefaultFailure, RootFrame } from '../frame/Frame.tsx';
import { type FramedMatch, layoutOf } from '../frame/layoutOf.ts';
import { loadLayout } from '../frame/layouts.ts';
import { screenTransition } from '../frame/screenTransition.ts';

/** The name of the page for every address that matches no route. */
const unknownTitle = msg`Page not found`;

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
  shell: Shell,
  history: RouterHistory | undefined,
) {
  const indexRoute = createRoute({
    getParentRoute: () => rootRoute,
    path: '/',
    staticData: { redirects: true },
    beforeLoad: (): never => {
      throw redirect({ to: shell.places.start, search: true, replace: true });
    },
  });
  const routes = features.flatMap((feature) => feature.routes) as Features[number]['routes'][number][];
  let router: AnyRouter;
  const joined = createRouter({
    routeTree: rootRoute.addChildren([indexRoute, unknownRoute, ...routes]),
    context: {
      ...shell.portal,
      prepareScreen: ({ location, preload }: OpeningScreen): ReturnType<typeof prepareScreen> =>
        prepareScreen({ matches: router.matchRoutes(location), location, preload }, shell, router),
    },
    ...searchFormat,
    ...(history && { history }),
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultViewTransition: screenTransition(),
    // The root's own: the screens bring theirs.
    defaultComponent: RootFrame,
    defaultErrorComponent: DefaultFailure,
    defaultOnCatch: shell.onRouteFailure,
  });
  router = joined;
  return joined;
}

/** Joins the routes of every feature, and prepares each screen before it opens. */
export function createPortalRouter(shell: Shell, history?: RouterHistory): AnyRouter {
  const router: AnyRouter = joinRoutes(shell.features, shell, history);
  shell.bindPorts(router);
  return router;
}

/** A screen that is about to open, with its routes. */
interface MatchedScreen {
  matches: readonly (FramedMatch & { staticData: StaticDataRouteOption })[];
  location: { href: string };
  /** Whether the screen is only preloaded. @default false */
  preload?: boolean;
}

/** Loads the needs of a screen in parallel: the user, its frame, its code and its texts. */
export async function prepareScreen(screen: MatchedScreen, shell: Shell, router: AnyRouter): Promise<void> {
  const { portal, features, access } = shell;
  const feature = featureOf(screen, features);

  const guard = access.guardRoute(portal, screen.matches, screen.location, screen.preload);
  // A visitor who is sent to the sign-in loads nothing of the screen.
  if (!portal.session.isLikely()) await guard;
  if (!screen.preload) void readAhead(screen, shell, guard);
  await Promise.all([
    guard,
    prepareFrame(screen, shell),
    feature && portal.locale.add(feature.loadMessages),
    ...screen.matches.map(({ routeId }) => loadCode(router, routeId)),
  ]);
  const missing = screen.matches.find(
    ({ staticData: { capability } }) => capability && !hasCapability(portal.session.getUser(), capability),
  )?.staticData.capability;
  if (missing) throw new CapabilityMissing(missing);
}

/** Requests the data that the screen shows first, while the session is still being confirmed, and once the user is known. */
async function readAhead(
  { matches }: MatchedScreen,
  { portal, contributions }: Shell,
  guard: Promise<void>,
): Promise<void> {
  const reads = matches.flatMap(({ staticData }) => staticData.readAhead ?? []);
  if (reads.length === 0) return;
  try {
    await contributions.loadCode();
    for (const read of reads) read(portal);
    await guard;
    for (const read of reads) read(portal);
  } catch {
    // The frame, which needs them as well, and the guard show the failure.
  }
}

/** Loads the frame. */
async function prepareFrame(
  { matches }: MatchedScreen,
  { portal: { session }, contributions }: Shell,
): Promise<void> {
  const layout = layoutOf(matches, null);
  // An address that leads nowhere requires no sign-in: users who are signed in keep their navigation there.
  if (layout === 'error' && session.isLikely()) await session.ensureUser().catch(() => null);
  // The guard, which runs beside this, sends a visitor away from all screens that are not public.
  const isForVisitors = matches.some(({ staticData }) => staticData.access === 'public');
  await loadLayout(layout, !isForVisitors || session.getUser() !== undefined, contributions);
}

/** The feature that the screen belongs to. */
function featureOf({ matches }: MatchedScreen, features: readonly Feature[]): Feature | undefined {
  const ids = new Set(matches.map(({ routeId }) => routeId));
  return features.find(({ routes }) => routes.some((route) => ids.has(route.id)));
}

/** Begins to load a route's code before its turn; the route itself reports a failure. */
async function loadCode(router: AnyRouter, routeId: string): Promise<void> {
  try {
    await router.loadRouteChunk(router.routesById[routeId]);
  } catch {
    // The router requests it again and shows the failure where it belongs.
  }
}
