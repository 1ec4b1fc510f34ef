import { FailedView, NotFoundView, PendingView } from '@my-air/feature-kit/views';
import { createLazyRoute } from '@tanstack/react-router';

import { AdsBoostScreen } from './AdsBoostScreen.tsx';

export const adsBoostLazyRoute = createLazyRoute('/ads-boost')({
  component: AdsBoostScreen,
  pendingComponent: PendingView,
  errorComponent: FailedView,
  notFoundComponent: NotFoundView,
});
