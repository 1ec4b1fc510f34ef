import {
  type Feature,
  hasCapability,
  type PortalContext,
  rootRoute,
  searchFormat,
} from '@my-air/feature-api';
import {
  createRoute,
  createRouter,
  redirect,
  type AnyRouter,
  type ParsedLocation,
  type RouterHistory,
  type StaticDataRouteOption,
} from '@tanstack/react-router';

import type { Shell } from '../Shell.ts';
import { CapabilityMissing } from '../errors/CapabilityMissing.ts';
import { ScreenFailure } from '../errors/ScreenFailure.tsx';
import { type FramedMatch, layoutOf } from '../frame/layoutOf.ts';
import { loadLayout } from '../frame/layouts.ts';
import { RootFailure } from '../frame/RootFailure.tsx';
import { RootFrame } from '../frame/RootFrame.tsx';
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
    ...searchFormat,
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

/** The router's data about the screen that is about to open. */
interface OpeningScreen {
  matches: readonly (FramedMatch & { staticData: StaticDataRouteOption })[];
  location: Pick<ParsedLocation, 'href'>;
  /** Whether the screen is only preloaded. @default false */
  preload?: boolean;
}

/**
 * Loads the needs of a screen in parallel: the user, its frame, its code and its texts, and the query client, which the
 * sign-in does without.
 * @returns what the context of the screen's loaders has besides the portal
 */
export async function prepareScreen(
  screen: OpeningScreen,
  shell: Shell,
  router: AnyRouter,
): Promise<Partial<Pick<PortalContext, 'queryClient'>>> {
  const { portal, features, access, places, queries } = shell;
  const feature = featureOf(screen, features);

  const readsData = screen.matches.every(({ routeId }) => routeId !== places.signIn);
  const loading = readsData ? queries.load() : undefined;
  const prepared = Promise.all([
    access.guardRoute(portal, screen.matches, screen.location, screen.preload),
    prepareFrame(screen, shell),
    feature && portal.locale.add(feature.loadMessages),
    ...screen.matches.map(({ routeId }) => loadCode(router, routeId)),
  ]);
  prepared.catch(() => {});
  // Also before a failure is told: the frame around it reads data.
  const queryClient = await loading;
  await prepared;
  const missing = screen.matches.find(
    ({ staticData: { capability } }) => capability && !hasCapability(portal.session.getUser(), capability),
  )?.staticData.capability;
  if (missing) throw new CapabilityMissing(missing);
  return queryClient ? { queryClient } : {};
}

/** Loads the frame, and the features' contributions to it. */
async function prepareFrame(
  { matches }: OpeningScreen,
  { portal: { session }, contributingFeatures }: Shell,
): Promise<void> {
  const layout = layoutOf(matches, null);
  // An address that leads nowhere requires no sign-in: users who are signed in keep their navigation there.
  if (layout === 'error' && session.isLikely()) await session.ensureUser().catch(() => null);
  const isSignedIn = session.getUser() !== undefined;
  const hasParts = layout === 'error' ? isSignedIn : matches.every(isForPersons);
  await Promise.all([loadLayout(layout, isSignedIn), hasParts && contributingFeatures.load()]);
}

const isForPersons = ({ staticData }: OpeningScreen['matches'][number]) => staticData.access !== 'public';

/** The feature that the screen belongs to. */
function featureOf({ matches }: OpeningScreen, features: readonly Feature[]): Feature | undefined {
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

let pending = 0;
// Without a router yet, everything that is loaded belongs to the page that was opened.
let isLoading = () => true;
let actedAt = Number.NEGATIVE_INFINITY;

/**
 * The time after a press or a key within which the code of an opened screen is requested, in milliseconds.
 */
const openingTime = 10_000;

/** Counts the screens that a router loads because a link to them is pointed at. */
function watchPreloading(router: AnyRouter): void {
  const preload = router.preloadRoute;
  isLoading = () => router.state.isLoading;
  router.preloadRoute = (target) => {
    pending += 1;
    return preload(target).finally(() => {
      pending -= 1;
    });
  };
}

/** Whether parts are loaded for a link that is pointed at, and for nothing that was opened. */
export function isPreloading(): boolean {
  return pending > 0 && !isLoading();
}

/** Notes when the user presses something. */
export function watchActs(target: EventTarget = window): void {
  const note = () => void (actedAt = performance.now());
  for (const type of ['pointerdown', 'keydown']) {
    target.addEventListener(type, note, { capture: true, passive: true });
  }
}

/** Whether the loading part may be one that the user opens: a screen, or the result of a press. */
export function isOpening(): boolean {
  return isLoading() || performance.now() - actedAt < openingTime;
}
