import { FailedView, NotFoundView, PendingView } from '@my-air/feature-api/views';
import { createLazyRoute } from '@tanstack/react-router';

import { MarketplaceScreen } from './overview/MarketplaceScreen.tsx';

export const marketplaceLazyRoute = createLazyRoute('/services')({
  component: MarketplaceScreen,
  pendingComponent: PendingView,
  errorComponent: FailedView,
  notFoundComponent: NotFoundView,
});
