import { rootRoute, searchNumber } from '@my-air/feature-kit';
import { translated } from '@my-air/i18n';
import { createRoute, redirect } from '@tanstack/react-router';
import * as v from 'valibot';

import { PackagesSearch } from './packages/PackagesSearch.ts';
import { TranslationSearch } from './translation/TranslationSearch.ts';

/** The search parameters of the screens that share one route. */
const AiMetadataSearch = v.object({ ...TranslationSearch.entries, ...PackagesSearch.entries });

/** The words that are shown before this feature's own catalogue is loaded: navigation and titles. */
export const navigationLabel = translated({
  en: 'AI translation',
  uk: 'AI-переклад',
  es: 'Traducción con IA',
  ru: 'AI-перевод',
  pt: 'Tradução com IA',
});

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
  loader: async ({ context, params }) => (await import('./frame/pages.ts')).loadPage(context, params.page),
}).lazy(() => import('./routes.lazy.tsx').then((lazy) => lazy.pageLazyRoute));

/** One job: its progress, its failures, and the results that wait for a review. */
export const jobRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/ai-metadata/translation/$job',
  staticData: { title: navigationLabel },
  // The page of the results that wait for a review.
  validateSearch: v.object({ page: searchNumber }),
  loader: async ({ context, params }) => (await import('./jobs/loadJob.ts')).loadJob(context, params.job),
}).lazy(() => import('./jobs/job.lazy.tsx').then((lazy) => lazy.jobLazyRoute));

export const aiMetadataRoutes = [aiMetadataRoute, pageRoute, jobRoute] as const;
