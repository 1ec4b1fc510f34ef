import { rootRoute, searchNumber } from '@my-air/feature-kit';
import { createRoute, redirect } from '@tanstack/react-router';
import * as v from 'valibot';

import { AiMetadataSearch } from './frame/AiMetadataSearch.ts';
import { navigationLabel } from './titles.ts';

/**
 * The loaders of the routes come with their screens, so that they do not delay the first screen of other
 * features.
 */
const loaders = () => import('./loaders.ts');

const aiMetadataRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/ai-metadata',
  staticData: { title: navigationLabel, redirects: true },
  beforeLoad: () => {
    const page = { page: 'translation' };
    throw redirect({ to: '/ai-metadata/$page', params: page, search: true, hash: true, replace: true });
  },
});

/** translation, packages, instruction and about. */
export const pageRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/ai-metadata/$page',
  staticData: { title: navigationLabel },
  validateSearch: AiMetadataSearch,
  loader: async ({ context, params }) => (await loaders()).loadPage(context, params.page),
}).lazy(() => import('./routes.lazy.tsx').then((lazy) => lazy.pageLazyRoute));

/** One job: its progress, its failures, and the results that wait for a review. */
export const jobRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/ai-metadata/translation/$job',
  staticData: { title: navigationLabel },
  // The page of the results that wait for a review.
  validateSearch: v.object({ page: searchNumber }),
  loader: async ({ context, params }) => (await loaders()).loadJob(context, params.job),
}).lazy(() => import('./jobs/job.lazy.tsx').then((lazy) => lazy.jobLazyRoute));

export const aiMetadataRoutes = [aiMetadataRoute, pageRoute, jobRoute] as const;
