import { FailedView, NotFoundView, PendingView } from '@my-air/feature-kit/views';
import { createLazyRoute } from '@tanstack/react-router';

import { ImpersonationDeniedScreen } from './ImpersonationDeniedScreen.tsx';

export const impersonateLazyRoute = createLazyRoute('/impersonate')({
  component: ImpersonationDeniedScreen,
  pendingComponent: PendingView,
  errorComponent: FailedView,
  notFoundComponent: NotFoundView,
});
