import { FailedView, NotFoundView, PendingView } from '@my-air/feature-kit/views';
import { createLazyRoute } from '@tanstack/react-router';

import { HomeScreen } from './overview/HomeScreen.tsx';

export const homeLazyRoute = createLazyRoute('/home')({
  component: HomeScreen,
  pendingComponent: PendingView,
  errorComponent: FailedView,
  notFoundComponent: NotFoundView,
});
