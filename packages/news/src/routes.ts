import { rootRoute, searchText } from '@my-air/feature-kit';
import { createRoute } from '@tanstack/react-router';
import * as v from 'valibot';

import { navigationLabel } from './titles.ts';

const lazyRoutes = () => import('./routes.lazy.tsx');
const loaders = () => import('./loaders.ts');

/** News, the latest first. */
export const newsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/news',
  staticData: { title: navigationLabel },
  validateSearch: v.object({ category: searchText }),
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
