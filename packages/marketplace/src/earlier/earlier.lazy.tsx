import { FailedView, NotFoundView, PendingView } from '@my-air/feature-kit/views';
import { createLazyRoute } from '@tanstack/react-router';

import { ListScreen } from './ListScreen.tsx';
import { ShelvesScreen } from './ShelvesScreen.tsx';

const views = { pendingComponent: PendingView, errorComponent: FailedView, notFoundComponent: NotFoundView };

export const shelvesLazyRoute = createLazyRoute('/services-old')({
  ...views,
  component: ShelvesScreen,
});

export const listLazyRoute = createLazyRoute('/services-old-2')({
  ...views,
  component: function ServiceList() {
    const search = listLazyRoute.useSearch();
    const navigate = listLazyRoute.useNavigate();
    return (
      <ListScreen
        search={search}
        onChange={(next) => navigate({ search: next, replace: true, resetScroll: false })}
      />
    );
  },
});
