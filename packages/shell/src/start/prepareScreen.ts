import { hasCapability, type Feature } from '@my-air/feature-api';
import type { AnyRouter, ParsedLocation, StaticDataRouteOption } from '@tanstack/react-router';

import { CapabilityMissing } from '../errors/CapabilityMissing.ts';
import { layoutOf, type FramedMatch } from '../frame/layoutOf.ts';
import { loadLayout } from '../frame/layouts.ts';
import type { Shell } from '../Shell.ts';

/** What the router says of the screen that is about to open. */
export interface OpeningScreen {
  matches: readonly (FramedMatch & { staticData: StaticDataRouteOption })[];
  location: Pick<ParsedLocation, 'href'>;
  /** Whether it is only looked ahead to. @default false */
  preload?: boolean;
}

/** Loads what a screen needs side by side: who is signed in, its frame, its code and its texts. */
export async function prepareScreen(screen: OpeningScreen, shell: Shell, router: AnyRouter): Promise<void> {
  const { portal, features, access } = shell;
  const feature = featureOf(screen, features);

  await Promise.all([
    access.guardRoute(portal, screen.matches, screen.location, screen.preload),
    prepareFrame(screen, shell),
    feature && portal.locale.add(feature.loadMessages),
    ...screen.matches.map(({ routeId }) => loadCode(router, routeId)),
  ]);
  const missing = screen.matches.find(
    ({ staticData: { capability } }) => capability && !hasCapability(portal.session.getUser(), capability),
  )?.staticData.capability;
  if (missing) throw new CapabilityMissing(missing);
}

/** Loads the frame, and what the features put into it. */
async function prepareFrame(
  { matches }: OpeningScreen,
  { portal: { session }, parts }: Shell,
): Promise<void> {
  const layout = layoutOf(matches, null);
  // Nobody is asked who they are at an address that leads nowhere: those who are signed in keep their navigation there.
  if (layout === 'error' && session.isLikely()) await session.ensureUser().catch(() => null);
  const isSignedIn = session.getUser() !== undefined;
  const hasParts = layout === 'error' ? isSignedIn : matches.every(isForPersons);
  await Promise.all([loadLayout(layout, isSignedIn), hasParts && parts.load()]);
}

const isForPersons = ({ staticData }: OpeningScreen['matches'][number]) => staticData.access !== 'public';

/** The feature that the screen belongs to. */
function featureOf({ matches }: OpeningScreen, features: readonly Feature[]): Feature | undefined {
  const ids = new Set(matches.map(({ routeId }) => routeId));
  return features.find(({ routes }) => routes.some((route) => ids.has(route.id)));
}

/** Begins to load a route's code before its turn; should that fail, the route itself will say so. */
async function loadCode(router: AnyRouter, routeId: string): Promise<void> {
  try {
    await router.loadRouteChunk(router.routesById[routeId]);
  } catch {
    // The router asks for it again and shows the failure where it belongs.
  }
}
