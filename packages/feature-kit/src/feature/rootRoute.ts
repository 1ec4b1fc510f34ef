import { createRootRouteWithContext, type ParsedLocation } from '@tanstack/react-router';

import type { PortalContext } from './PortalContext.ts';

/** A screen that is about to open. */
export interface OpeningScreen {
  location: ParsedLocation;
  /** Whether the screen is only preloaded. */
  preload: boolean;
}

/** The context of the routes. */
export interface RouterContext extends PortalContext {
  /** Checks the session and loads what a screen needs, before its own loaders run; absent where one feature runs alone. */
  prepareScreen?: (screen: OpeningScreen) => Promise<void>;
}

/** The one root that every feature hangs its routes on. The router's `defaultComponent` draws the frame around them. */
export const rootRoute = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({
    context: { prepareScreen },
    location,
    preload,
  }: OpeningScreen & { context: RouterContext }): Promise<void> => prepareScreen?.({ location, preload }),
});
