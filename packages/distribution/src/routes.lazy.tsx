import { FailedView, NotFoundView, PendingView } from '@my-air/feature-kit/views';
import { createLazyRoute } from '@tanstack/react-router';

import { DistributionScreen } from './overview/DistributionScreen.tsx';

function Distribution() {
  const { view } = distributionLazyRoute.useSearch();
  return <DistributionScreen view={view ?? 'platforms'} />;
}

export const distributionLazyRoute = createLazyRoute('/distribution')({
  component: Distribution,
  pendingComponent: PendingView,
  errorComponent: FailedView,
  notFoundComponent: NotFoundView,
});
