import { rootRoute } from '@my-air/feature-api';
import { createRoute } from '@tanstack/react-router';

import { navigationLabel } from './titles.ts';

const lazyRoutes = () => import('./routes.lazy.tsx');
const loaders = () => import('./loaders.ts');

/** Reads the category from the query; a value that is not a plain word is dropped. */
const parseSearch = ({ category }: Record<string, unknown>): { category?: string | undefined } =>
  typeof category === 'string' && /^[\w-]{1,64}$/.test(category) ? { category } : {};

/** News, the latest first. */
export const newsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/news',
  staticData: { title: navigationLabel },
  validateSearch: parseSearch,
  loaderDeps: ({ search: { category } }) => ({ category }),
  loader: async ({ context, deps: { category } }) => (await loaders()).loadNews(context, category),
}).lazy(() => lazyRoutes().then((lazy) => lazy.newsLazyRoute));

/** One piece of news. */
export const newsArticleRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/news/article/$article',
  staticData: { title: navigationLabel },
  loader: async ({ context, params: { article } }) => (await loaders()).loadArticle(context, article),
}).lazy(() => lazyRoutes().then((lazy) => lazy.newsArticleLazyRoute));

/** All routes of news. */
export const newsRoutes = [newsRoute, newsArticleRoute] as const;
