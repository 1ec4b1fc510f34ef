import { FailedView, NotFoundView, PendingView } from '@my-air/feature-api/views';
import { createLazyRoute } from '@tanstack/react-router';

import { GamesScreen } from './overview/GamesScreen.tsx';

export const gamesLazyRoute = createLazyRoute('/games')({
  component: GamesScreen,
  pendingComponent: PendingView,
  errorComponent: FailedView,
  notFoundComponent: NotFoundView,
});
