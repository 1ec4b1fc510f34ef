import { FailedView, PendingView } from '@my-air/feature-kit/views';
import { createLazyRoute } from '@tanstack/react-router';

import { PublicArticleScreen } from './PublicArticleScreen.tsx';
import { UnknownArticle } from '../public/UnknownArticle.tsx';

// Named after the first part of its path, by which the page preloads this file before its code does.
export const publicArticleLazyRoute = createLazyRoute('/help/$article')({
  component: PublicArticlePage,
  pendingComponent: PendingView,
  errorComponent: FailedView,
  notFoundComponent: UnknownArticle,
});

export const publicArticleInLanguageLazyRoute = createLazyRoute('/help/$article/$language')({
  component: PublicArticleInLanguagePage,
  pendingComponent: PendingView,
  errorComponent: FailedView,
  notFoundComponent: UnknownArticle,
});

function PublicArticlePage() {
  const { article } = publicArticleLazyRoute.useParams();

  return <PublicArticleScreen id={article} />;
}

function PublicArticleInLanguagePage() {
  const { article, language } = publicArticleInLanguageLazyRoute.useParams();

  return <PublicArticleScreen id={article} language={language} />;
}
