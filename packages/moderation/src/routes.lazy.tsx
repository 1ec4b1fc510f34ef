import { FailedView, NotFoundView, PendingView } from '@my-air/feature-kit/views';
import { createLazyRoute } from '@tanstack/react-router';

import { ModerationScreen } from './list/ModerationScreen.tsx';

export const moderationLazyRoute = createLazyRoute('/moderation')({
  component: ModerationScreen,
  pendingComponent: PendingView,
  errorComponent: FailedView,
  notFoundComponent: NotFoundView,
});
