import { rootRoute, type PortalContext } from '@my-air/feature-api';
import { createRoute, redirect } from '@tanstack/react-router';
import * as v from 'valibot';

import { articleQuery, popularQuery, topicsQuery } from './articles/articles.api.ts';
import { searchQuery } from './search/search.api.ts';
import { navigationLabel, searchTitle } from './titles.ts';

const lazyRoutes = () => import('./routes.lazy.tsx');

/** What is looked for; anything but a text is dropped. */
const Search = v.object({ q: v.fallback(v.optional(v.string()), undefined) });

const loadTopics = async ({ context: { api, locale, queryClient } }: { context: PortalContext }) => {
  await Promise.all([
    queryClient.ensureQueryData(topicsQuery(api, locale.wire(), { pageLoading: true })),
    queryClient.ensureQueryData(popularQuery(api, locale.wire(), { pageLoading: true })),
  ]);
};

const loadArticle = async ({ api, locale, queryClient }: PortalContext, id: string) => {
  const article = await queryClient.ensureQueryData(
    articleQuery(api, locale.wire(), id, { pageLoading: true }),
  );
  return { title: article.name };
};

/** The front page: search, topics, and what is read most. */
export const helpCenterRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/help-center',
  staticData: { title: navigationLabel, layout: 'help-center' },
  loader: loadTopics,
}).lazy(() => lazyRoutes().then((lazy) => lazy.helpHomeLazyRoute));

/** What was found; the question stands in the address. */
export const helpSearchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/help-center/search',
  staticData: { title: searchTitle, layout: 'help-center' },
  validateSearch: Search,
  loaderDeps: ({ search: { q = '' } }) => ({ q }),
  loader: async ({ context: { api, locale, queryClient }, deps: { q } }) => {
    await queryClient.ensureQueryData(searchQuery(api, locale.wire(), q, { pageLoading: true }));
  },
}).lazy(() => lazyRoutes().then((lazy) => lazy.helpSearchLazyRoute));

/** The articles of one topic. */
export const helpCategoryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/help-center/category/$category',
  staticData: { title: navigationLabel, layout: 'help-center' },
  loader: loadTopics,
}).lazy(() => lazyRoutes().then((lazy) => lazy.helpCategoryLazyRoute));

/** One article. */
export const helpArticleRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/help-center/article/$article',
  staticData: { title: navigationLabel, layout: 'help-center' },
  loader: ({ context, params: { article } }) => loadArticle(context, article),
}).lazy(() => import('./article/article.lazy.tsx').then((lazy) => lazy.helpArticleLazyRoute));

/** One article for everybody, without a session. */
export const publicArticleRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/help/$article',
  staticData: { title: navigationLabel, layout: 'help-center', access: 'public' },
  loader: ({ context, params: { article } }) => loadArticle(context, article),
}).lazy(() => import('./article/help.lazy.tsx').then((lazy) => lazy.publicArticleLazyRoute));

/** An old address that names no topic. */
const noCategoryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/help-center/category',
  staticData: { redirects: true },
  beforeLoad: () => {
    throw redirect({ to: '/help-center', replace: true });
  },
});

/** An old address that names no article. */
const noArticleRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/help-center/article',
  staticData: { redirects: true },
  beforeLoad: () => {
    throw redirect({ to: '/help-center', replace: true });
  },
});

/** All routes of the help centre. */
export const helpCenterRoutes = [
  helpCenterRoute,
  helpSearchRoute,
  helpCategoryRoute,
  helpArticleRoute,
  publicArticleRoute,
  noCategoryRoute,
  noArticleRoute,
] as const;
