import { msg } from '@lingui/core/macro';
import { type PortalContext, rootRoute, searchText } from '@my-air/feature-kit';
import { createRoute, redirect } from '@tanstack/react-router';
import * as v from 'valibot';

const title = msg`Help`;

declare module '@my-air/feature-kit' {
  interface Layouts {
    'help-center': true;
  }
}

const lazyRoutes = () => import('./routes.lazy.tsx');
const articles = () => import('./articles/articles.api.ts');

const loadTopics = async ({ context }: { context: PortalContext }) => (await articles()).loadTopics(context);

/** The front page: search, topics, and popular articles. */
export const helpCenterRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/help-center',
  staticData: { title, layout: 'help-center' },
  loader: loadTopics,
}).lazy(() => lazyRoutes().then((lazy) => lazy.helpHomeLazyRoute));

/** The results of a search; the question is in the address. */
export const helpSearchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/help-center/search',
  staticData: { title: msg`Search in help`, layout: 'help-center' },
  validateSearch: v.object({ q: searchText }),
  loaderDeps: ({ search: { q = '' } }) => ({ q }),
  loader: async ({ context, deps: { q } }) => (await import('./search/search.api.ts')).loadFound(context, q),
}).lazy(() => lazyRoutes().then((lazy) => lazy.helpSearchLazyRoute));

/** The articles of one topic. */
export const helpCategoryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/help-center/category/$category',
  staticData: { title, layout: 'help-center' },
  loader: async ({ context, params: { category } }) => (await articles()).loadTopic(context, category),
}).lazy(() => lazyRoutes().then((lazy) => lazy.helpCategoryLazyRoute));

/** One article. */
export const helpArticleRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/help-center/article/$article',
  staticData: { title, layout: 'help-center' },
  loader: async ({ context, params: { article } }) => (await articles()).loadArticle(context, article),
}).lazy(() => import('./article/article.lazy.tsx').then((lazy) => lazy.helpArticleLazyRoute));

/** One article without a session. */
export const publicArticleRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/help/$article',
  staticData: { title, layout: 'help-center', access: 'public' },
  loader: async ({ context, params: { article } }) => (await articles()).loadPublicArticle(context, article),
}).lazy(() => import('./article/help.lazy.tsx').then((lazy) => lazy.publicArticleLazyRoute));

const goToFrontPage = () => {
  throw redirect({ to: '/help-center', replace: true });
};

/** One article without a session, in the language that its address names: search engines find each of them. */
export const publicArticleInLanguageRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/help/$article/$language',
  staticData: { title, layout: 'help-center', access: 'public' },
  loader: async ({ context, params: { article, language }, cause }) =>
    (await articles()).loadArticleInLanguage(context, article, language, cause === 'enter'),
}).lazy(() => import('./article/help.lazy.tsx').then((lazy) => lazy.publicArticleInLanguageLazyRoute));

/** An old address without a topic. */
const noCategoryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/help-center/category',
  staticData: { redirects: true },
  beforeLoad: goToFrontPage,
});

/** An old address without an article. */
const noArticleRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/help-center/article',
  staticData: { redirects: true },
  beforeLoad: goToFrontPage,
});

/** All routes of the help centre. */
export const helpCenterRoutes = [
  helpCenterRoute,
  helpSearchRoute,
  helpCategoryRoute,
  helpArticleRoute,
  publicArticleRoute,
  publicArticleInLanguageRoute,
  noCategoryRoute,
  noArticleRoute,
] as const;
