import { FailedView, NotFoundView, PendingView } from '@my-air/feature-kit/views';
import { createLazyRoute } from '@tanstack/react-router';

export const pageLazyRoute = createLazyRoute('/ai-metadata/$page')({
  component: function AiMetadata() {
    const { Screen } = pageLazyRoute.useLoaderData();
    return <Screen />;
  },
  pendingComponent: PendingView,
  errorComponent: FailedView,
  notFoundComponent: NotFoundView,
});
