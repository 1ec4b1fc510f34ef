import { FailedView, NotFoundView, PendingView } from '@my-air/feature-kit/views';
import { createLazyRoute } from '@tanstack/react-router';

import { ArticleScreen } from './article/ArticleScreen.tsx';
import { NewsScreen } from './list/NewsScreen.tsx';

const views = { pendingComponent: PendingView, errorComponent: FailedView, notFoundComponent: NotFoundView };

export const newsLazyRoute = createLazyRoute('/news')({ component: NewsPage, ...views });

export const newsArticleLazyRoute = createLazyRoute('/news/article/$article')({
  component: ArticlePage,
  ...views,
});

function NewsPage() {
  const { category } = newsLazyRoute.useSearch();

  return <NewsScreen category={category} />;
}

function ArticlePage() {
  const { article } = newsArticleLazyRoute.useParams();

  return <ArticleScreen key={article} articleId={article} />;
}
