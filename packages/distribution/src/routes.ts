import { rootRoute, type PortalContext } from '@my-air/feature-api';
import { createRoute } from '@tanstack/react-router';

import { navigationLabel } from './titles.ts';

/** The search parameters of the screen. */
export interface DistributionSearch {
  /** The open view; the platforms without it. */
  view?: 'requests' | undefined;
  /** The searched name of a platform. */
  q?: string | undefined;
}

/** Reads the query of an address. Anything that does not fit is dropped. */
const parseSearch = ({ view, q }: Record<string, unknown>): DistributionSearch => ({
  view: view === 'requests' ? 'requests' : undefined,
  ...((typeof q === 'string' || typeof q === 'number') && q !== '' && { q: String(q).slice(0, 100) }),
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
