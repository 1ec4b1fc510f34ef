import { FailedView, NotFoundView, PendingView } from '@my-air/feature-kit/views';
import { createLazyRoute } from '@tanstack/react-router';

import { DeadlinesScreen } from './DeadlinesScreen.tsx';

// A file of its own: the first screen of a session does not need it.
export const deadlinesLazyRoute = createLazyRoute('/home/dates')({
  component: DeadlinesScreen,
  pendingComponent: PendingView,
  errorComponent: FailedView,
  notFoundComponent: NotFoundView,
});
