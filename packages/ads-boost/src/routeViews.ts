import { FailedView, NotFoundView, PendingView } from '@my-air/feature-api/views';

/** What the routes show while they load, where they fail, and where there is nothing. */
export const routeViews = {
  pendingComponent: PendingView,
  errorComponent: FailedView,
  notFoundComponent: NotFoundView,
};
