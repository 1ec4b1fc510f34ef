import { msg } from '@lingui/core/macro';
import { rootRoute, searchNumber } from '@my-air/feature-kit';
import { createRoute, redirect } from '@tanstack/react-router';
import * as v from 'valibot';

import { PackagesSearch } from './packages/PackagesSearch.ts';
import { TranslationSearch } from './translation/TranslationSearch.ts';

/** The search parameters of the screens that share one route. */
const AiMetadataSearch = v.object({ ...TranslationSearch.entries, ...PackagesSearch.entries });

const title = msg`AI translation`;

const aiMetadataRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/ai-metadata',
  staticData: { title, redirects: true },
  beforeLoad: () => {
    const page = { page: 'translation' };
    throw redirect({ to: '/ai-metadata/$page', params: page, search: true, hash: true, replace: true });
  },
});

/** translation, packages, instruction and about. */
export const pageRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/ai-metadata/$page',
  staticData: { title },
  validateSearch: AiMetadataSearch,
  loader: async ({ context, params }) => (await import('./frame/pages.ts')).loadPage(context, params.page),
}).lazy(() => import('./routes.lazy.tsx').then((lazy) => lazy.pageLazyRoute));

/** One job: its progress, its failures, and the results that wait for a review. */
export const jobRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/ai-metadata/translation/$job',
  staticData: { title },
  // The page of the results that wait for a review.
  validateSearch: v.object({ page: searchNumber }),
  loader: async ({ context, params }) => (await import('./jobs/loadJob.ts')).loadJob(context, params.job),
}).lazy(() => import('./jobs/job.lazy.tsx').then((lazy) => lazy.jobLazyRoute));

/** All routes of AI translation. */
export const aiMetadataRoutes = [aiMetadataRoute, pageRoute, jobRoute] as const;
