import { FailedView, NotFoundView, PendingView } from '@my-air/feature-api/views';
import { createLazyRoute } from '@tanstack/react-router';

import { AiOptimizationScreen } from './overview/AiOptimizationScreen.tsx';

export const aiOptimizationLazyRoute = createLazyRoute('/ai-optimization')({
  component: AiOptimizationScreen,
  pendingComponent: PendingView,
  errorComponent: FailedView,
  notFoundComponent: NotFoundView,
});
