import { rootRoute, searchText } from '@my-air/feature-kit';
import { translated } from '@my-air/i18n';
import { createRoute } from '@tanstack/react-router';
import * as v from 'valibot';

/** The texts that are shown before this feature's own catalogue is loaded: navigation and titles. */
export const navigationLabel = translated({
  en: 'News',
  uk: 'Новини',
  es: 'Novedades',
  ru: 'Новости',
  pt: 'Novidades',
});

const lazyRoutes = () => import('./routes.lazy.tsx');
const news = () => import('./articles/news.api.ts');

/** News, the latest first. */
export const newsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/news',
  staticData: { title: navigationLabel },
  validateSearch: v.object({ category: searchText }),
  loaderDeps: ({ search: { category } }) => ({ category }),
  loader: async ({ context, deps: { category } }) => (await news()).loadNews(context, category),
}).lazy(() => lazyRoutes().then((lazy) => lazy.newsLazyRoute));

/** One piece of news. */
export const newsArticleRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/news/article/$article',
  staticData: { title: navigationLabel },
  loader: async ({ context, params: { article } }) => (await news()).loadArticle(context, article),
}).lazy(() => lazyRoutes().then((lazy) => lazy.newsArticleLazyRoute));

/** All routes of news. */
export const newsRoutes = [newsRoute, newsArticleRoute] as const;
