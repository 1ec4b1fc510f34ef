import { FailedView, NotFoundView, PendingView } from '@my-air/feature-api/views';
import { createLazyRoute } from '@tanstack/react-router';

import { AgreementsScreen } from './overview/AgreementsScreen.tsx';

export const agreementsLazyRoute = createLazyRoute('/agreements')({
  component: AgreementsScreen,
  pendingComponent: PendingView,
  errorComponent: FailedView,
  notFoundComponent: NotFoundView,
});
