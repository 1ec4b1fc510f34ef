import { rootRoute, searchChoice, searchText, type PortalContext } from '@my-air/feature-kit';
import { createRoute } from '@tanstack/react-router';
import * as v from 'valibot';

import { navigationLabel } from './titles.ts';

const Search = v.object({
  /** The open view; the platforms without it. */
  view: searchChoice(['requests']),
  /** The searched name of a platform. */
  q: searchText,
});

const loadScreen = async ({ context }: { context: PortalContext }) =>
  (await import('./loaders.ts')).loadDistribution(context);

/** The platforms, and the requests that are under way. */
export const distributionRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/distribution',
  staticData: { title: navigationLabel, capability: 'distribution' },
  validateSearch: Search,
  loader: loadScreen,
}).lazy(() => import('./routes.lazy.tsx').then((lazy) => lazy.distributionLazyRoute));

/** All routes of distribution. */
export const distributionRoutes = [distributionRoute] as const;
