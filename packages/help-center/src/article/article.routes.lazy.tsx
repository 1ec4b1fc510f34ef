import { FailedView, NotFoundView, PendingView } from '@my-air/feature-api/views';
import { createLazyRoute } from '@tanstack/react-router';

import { ArticleScreen } from './ArticleScreen.tsx';
import { PublicArticleScreen } from './PublicArticleScreen.tsx';

const views = {
  pendingComponent: PendingView,
  errorComponent: FailedView,
  notFoundComponent: NotFoundView,
};

export const helpArticleLazyRoute = createLazyRoute('/help-center/article/$article')({
  component: ArticlePage,
  ...views,
});

export const publicArticleLazyRoute = createLazyRoute('/help/$article')({
  component: PublicArticlePage,
  ...views,
});

function ArticlePage() {
  const { article } = helpArticleLazyRoute.useParams();

  return <ArticleScreen id={article} />;
}

function PublicArticlePage() {
  const { article } = publicArticleLazyRoute.useParams();

  return <PublicArticleScreen id={article} />;
}
