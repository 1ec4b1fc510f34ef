import { msg } from '@lingui/core/macro';
import { rootRoute, searchText } from '@my-air/feature-kit';
import { createRoute } from '@tanstack/react-router';
import * as v from 'valibot';

const title = msg`News`;
const lazyRoutes = () => import('./routes.lazy.tsx');
const news = () => import('./articles/news.api.ts');

/** News, the latest first. */
export const newsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/news',
  staticData: { title },
  validateSearch: v.object({ category: searchText }),
  loaderDeps: ({ search: { category } }) => ({ category }),
  loader: async ({ context, deps: { category } }) => (await news()).loadNews(context, category),
}).lazy(() => lazyRoutes().then((lazy) => lazy.newsLazyRoute));

/** One piece of news. */
export const newsArticleRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/news/article/$article',
  staticData: { title },
  loader: async ({ context, params: { article } }) => (await news()).loadArticle(context, article),
}).lazy(() => lazyRoutes().then((lazy) => lazy.newsArticleLazyRoute));

/** All routes of news. */
export const newsRoutes = [newsRoute, newsArticleRoute] as const;
