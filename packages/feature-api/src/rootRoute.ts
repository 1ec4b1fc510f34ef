import { createRootRouteWithContext } from '@tanstack/react-router';

import type { PortalContext } from './PortalContext.ts';

/** The one root that every feature hangs its routes on. The shell gives it its component and its guards. */
export const rootRoute = createRootRouteWithContext<PortalContext>()({});
