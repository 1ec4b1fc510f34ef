import { FailedView, NotFoundView, PendingView } from '@my-air/feature-kit/views';

/** The views of the routes while they load, where they fail, and where nothing is found. */
export const routeViews = {
  pendingComponent: PendingView,
  errorComponent: FailedView,
  notFoundComponent: NotFoundView,
};
