import { rootRoute } from '@my-air/feature-api';
import { createRoute } from '@tanstack/react-router';
import * as v from 'valibot';

import { newsArticleQuery, newsQuery } from './articles/news.api.ts';
import { navigationLabel } from './titles.ts';

const lazyRoutes = () => import('./routes.lazy.tsx');

/** What news are narrowed to; anything that is no word is dropped. */
const Search = v.object({
  category: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))), undefined),
});

/** News, the latest first. */
export const newsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/news',
  staticData: { title: navigationLabel },
  validateSearch: Search,
  loaderDeps: ({ search: { category } }) => ({ category }),
  loader: async ({ context: { api, locale, queryClient }, deps: { category } }) => {
    await queryClient.ensureInfiniteQueryData(newsQuery(api, locale.wire(), category, { pageLoading: true }));
  },
}).lazy(() => lazyRoutes().then((lazy) => lazy.newsLazyRoute));

/** One piece of news. */
export const newsArticleRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/news/article/$article',
  staticData: { title: navigationLabel },
  loader: async ({ context: { api, locale, queryClient }, params: { article } }) => {
    const { name } = await queryClient.ensureQueryData(
      newsArticleQuery(api, locale.wire(), article, { pageLoading: true }),
    );
    return { title: name };
  },
}).lazy(() => lazyRoutes().then((lazy) => lazy.newsArticleLazyRoute));

/** All routes of news. */
export const newsRoutes = [newsRoute, newsArticleRoute] as const;
