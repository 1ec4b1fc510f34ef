import { msg } from '@lingui/core/macro';
import { rootRoute, searchNumber, searchText } from '@my-air/feature-kit';
import { createRoute, redirect } from '@tanstack/react-router';
import * as v from 'valibot';

import { PackagesSearch } from './packages/PackagesSearch.ts';
import { TranslationSearch } from './translation/TranslationSearch.ts';

const title = msg`AI translation`;
const loaders = () => import('./frame/loaders.ts');
const screens = () => import('./routes.lazy.tsx');

const aiMetadataRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/ai-metadata',
  staticData: { title, redirects: true },
  beforeLoad: () => {
    throw redirect({ to: '/ai-metadata/translation', search: true, hash: true, replace: true });
  },
});

const translationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/ai-metadata/translation',
  staticData: { title },
  validateSearch: TranslationSearch,
  loader: async ({ context }) => (await loaders()).loadTranslation(context),
}).lazy(() => screens().then((lazy) => lazy.translationLazyRoute));

const packagesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/ai-metadata/packages',
  staticData: { title },
  validateSearch: PackagesSearch,
  loader: async ({ context }) => (await loaders()).loadPackages(context),
}).lazy(() => screens().then((lazy) => lazy.packagesLazyRoute));

const instructionRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/ai-metadata/instruction',
  staticData: { title },
  loader: async ({ context }) => (await loaders()).loadBalance(context),
}).lazy(() => screens().then((lazy) => lazy.instructionLazyRoute));

const aboutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/ai-metadata/about',
  staticData: { title },
  loader: async ({ context }) => (await loaders()).loadBalance(context),
}).lazy(() => screens().then((lazy) => lazy.aboutLazyRoute));

/** One job: its progress, its failures, and the results that wait for a review. */
const jobRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/ai-metadata/translation/$job',
  staticData: { title },
  // The page and the language of the results that wait for a review.
  validateSearch: v.object({ page: searchNumber, language: searchText }),
  loader: async ({ context, params }) => (await import('./jobs/loadJob.ts')).loadJob(context, params.job),
}).lazy(() => screens().then((lazy) => lazy.jobLazyRoute));

/** All routes of AI translation. */
export const aiMetadataRoutes = [
  aiMetadataRoute,
  translationRoute,
  packagesRoute,
  instructionRoute,
  aboutRoute,
  jobRoute,
] as const;
