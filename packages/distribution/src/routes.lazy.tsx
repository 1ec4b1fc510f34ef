import { FailedView, NotFoundView, PendingView } from '@my-air/feature-api/views';
import { createLazyRoute } from '@tanstack/react-router';

import { DistributionScreen } from './overview/DistributionScreen.tsx';

export const distributionLazyRoute = createLazyRoute('/distribution')({
  component: DistributionScreen,
  pendingComponent: PendingView,
  errorComponent: FailedView,
  notFoundComponent: NotFoundView,
});
