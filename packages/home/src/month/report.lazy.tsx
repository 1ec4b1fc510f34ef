import { FailedView, NotFoundView, PendingView } from '@my-air/feature-kit/views';
import { createLazyRoute } from '@tanstack/react-router';

import { ReportScreen } from './ReportScreen.tsx';

// A file of its own: the first screen of a session does not need it.
export const reportLazyRoute = createLazyRoute('/home/report')({
  component: ReportScreen,
  pendingComponent: PendingView,
  errorComponent: FailedView,
  notFoundComponent: NotFoundView,
});
