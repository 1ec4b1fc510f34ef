import { msg } from '@lingui/core/macro';
import { rootRoute, searchChoice, searchText, type PortalContext } from '@my-air/feature-kit';
import { createRoute } from '@tanstack/react-router';
import * as v from 'valibot';

const title = msg`Distribution`;

const Search = v.object({
  /** The open view; the platforms without it. */
  view: searchChoice(['requests']),
  /** The searched name of a platform. */
  q: searchText,
});

const loadScreen = async ({ context }: { context: PortalContext }) =>
  (await import('./overview/distribution.api.ts')).loadDistribution(context);

/** The platforms, and the requests that are under way. */
export const distributionRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/distribution',
  staticData: { title, capability: 'distribution' },
  validateSearch: Search,
  loader: loadScreen,
}).lazy(() => import('./routes.lazy.tsx').then((lazy) => lazy.distributionLazyRoute));

/** All routes of distribution. */
export const distributionRoutes = [distributionRoute] as const;
