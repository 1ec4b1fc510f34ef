import { FailedView, NotFoundView, PendingView } from '@my-air/feature-kit/views';
import { createLazyRoute } from '@tanstack/react-router';

import { InboxScreen } from './inbox/InboxScreen.tsx';

export const inboxLazyRoute = createLazyRoute('/notifications')({
  component: function Inbox() {
    const { list } = inboxLazyRoute.useSearch();
    return <InboxScreen list={list ?? 'active'} />;
  },
  pendingComponent: PendingView,
  errorComponent: FailedView,
  notFoundComponent: NotFoundView,
});
