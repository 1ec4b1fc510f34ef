import { FailedView, NotFoundView, PendingView } from '@my-air/feature-kit/views';
import { createLazyRoute } from '@tanstack/react-router';

import { ArticleScreen } from './ArticleScreen.tsx';

export const helpArticleLazyRoute = createLazyRoute('/help-center/article/$article')({
  component: ArticlePage,
  pendingComponent: PendingView,
  errorComponent: FailedView,
  notFoundComponent: NotFoundView,
});

function ArticlePage() {
  const { article } = helpArticleLazyRoute.useParams();

  return <ArticleScreen id={article} />;
}
