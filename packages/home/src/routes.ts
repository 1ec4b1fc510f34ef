import { msg } from '@lingui/core/macro';
import { rootRoute } from '@my-air/feature-kit';
import { createRoute } from '@tanstack/react-router';

import { readAhead } from './overview/readAhead.ts';

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/home',
  staticData: { title: msg`Home`, readAhead },
}).lazy(() => import('./routes.lazy.tsx').then((lazy) => lazy.homeLazyRoute));

/** Everything that has a date, of all features. */
export const deadlinesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/home/dates',
  staticData: { title: msg`Dates` },
}).lazy(() => import('./deadlines/deadlines.lazy.tsx').then((lazy) => lazy.deadlinesLazyRoute));

export const homeRoutes = [homeRoute, deadlinesRoute] as const;
