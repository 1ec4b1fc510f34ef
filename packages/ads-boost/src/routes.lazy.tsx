import { FailedView, NotFoundView, PendingView } from '@my-air/feature-api/views';
import { createLazyRoute } from '@tanstack/react-router';

import { AdsBoostScreen } from './overview/AdsBoostScreen.tsx';

export const adsBoostLazyRoute = createLazyRoute('/ads-boost')({
  component: AdsBoostScreen,
  pendingComponent: PendingView,
  errorComponent: FailedView,
  notFoundComponent: NotFoundView,
});
