import { FailedView, NotFoundView, PendingView } from '@my-air/feature-kit/views';
import { createLazyRoute, useNavigate } from '@tanstack/react-router';

import { OptimizationScreen } from './screen/OptimizationScreen.tsx';

export const aiOptimizationLazyRoute = createLazyRoute('/ai-optimization')({
  component: AiOptimization,
  pendingComponent: PendingView,
  errorComponent: FailedView,
  notFoundComponent: NotFoundView,
});

function AiOptimization() {
  const search = aiOptimizationLazyRoute.useSearch();
  const navigate = useNavigate({ from: '/ai-optimization' });

  return <OptimizationScreen search={search} onSearch={(next) => void navigate({ search: next })} />;
}
