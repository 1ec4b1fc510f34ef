import { createMemoryHistory, createRouter, type AnyRouter } from '@tanstack/react-router';

import type { Feature } from '../feature/Feature.ts';
import type { PortalContext } from '../feature/PortalContext.ts';
import { rootRoute } from '../feature/rootRoute.ts';
import { searchFormat } from '../feature/search.ts';

/** A router of one feature, in memory. */
export function featureRouter(
  feature: Pick<Feature, 'routes'>,
  portal: PortalContext,
  path: string,
): AnyRouter {
  return createRouter({
    // SAFETY: the routes of a feature are on this root; their exact types matter to links, and nothing links here.
    routeTree: rootRoute.addChildren([...feature.routes]) as typeof rootRoute,
    context: portal,
    ...searchFormat,
    history: createMemoryHistory({ initialEntries: [path] }),
  });
}
