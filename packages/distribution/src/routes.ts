import { rootRoute, type PortalContext } from '@my-air/feature-api';
import { createRoute } from '@tanstack/react-router';

import { navigationLabel } from './titles.ts';

/** What the address holds: which of the two views is open. Anything else is dropped. */
const parseSearch = ({ view }: Record<string, unknown>): { view?: 'requests' | undefined } => ({
  view: view === 'requests' ? 'requests' : undefined,
});

const loadScreen = async ({ context }: { context: PortalContext }) =>
  (await import('./loaders.ts')).loadDistribution(context);

/** The platforms, and the requests that are under way. */
export const distributionRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/distribution',
  staticData: { title: navigationLabel, capability: 'distribution' },
  validateSearch: parseSearch,
  loader: loadScreen,
}).lazy(() => import('./routes.lazy.tsx').then((lazy) => lazy.distributionLazyRoute));

/** All routes of distribution. */
export const distributionRoutes = [distributionRoute] as const;
