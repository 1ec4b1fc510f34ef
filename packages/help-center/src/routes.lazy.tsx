import { FailedView, NotFoundView, PendingView } from '@my-air/feature-kit/views';
import { createLazyRoute } from '@tanstack/react-router';

import { HelpHomeScreen } from './home/HelpHomeScreen.tsx';
import { SearchScreen } from './search/SearchScreen.tsx';
import { CategoryScreen } from './topics/CategoryScreen.tsx';

const views = {
  pendingComponent: PendingView,
  errorComponent: FailedView,
  notFoundComponent: NotFoundView,
};

export const helpHomeLazyRoute = createLazyRoute('/help-center')({ component: HelpHomeScreen, ...views });

export const helpSearchLazyRoute = createLazyRoute('/help-center/search')({
  component: SearchPage,
  ...views,
});

export const helpCategoryLazyRoute = createLazyRoute('/help-center/category/$category')({
  component: CategoryPage,
  ...views,
});

function SearchPage() {
  const { q = '' } = helpSearchLazyRoute.useSearch();

  return <SearchScreen question={q} />;
}

function CategoryPage() {
  const { category } = helpCategoryLazyRoute.useParams();

  return <CategoryScreen category={category} />;
}
