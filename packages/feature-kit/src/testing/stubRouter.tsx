import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRouter,
  type AnyRouter,
} from '@tanstack/react-router';

import type { PortalContext } from '../feature/PortalContext.ts';
import { searchFormat } from '../feature/search.ts';

/** A router of one screen, on which every link leads somewhere and nothing is drawn. */
export function stubRouter(portal: PortalContext, path = '/'): AnyRouter {
  const root = createRootRouteWithContext<PortalContext>()({ notFoundComponent: () => null });
  return createRouter({
    routeTree: root,
    context: portal,
    ...searchFormat,
    history: createMemoryHistory({ initialEntries: [path] }),
  });
}
