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

/** The last 28 days of the channels, to print or to save. */
export const reportRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/home/report',
  staticData: { title: msg`Report of your channels` },
}).lazy(() => import('./month/report.lazy.tsx').then((lazy) => lazy.reportLazyRoute));

export const homeRoutes = [homeRoute, deadlinesRoute, reportRoute] as const;
