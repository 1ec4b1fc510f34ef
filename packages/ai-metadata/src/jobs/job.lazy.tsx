import { FailedView, NotFoundView, PendingView } from '@my-air/feature-kit/views';
import { createLazyRoute } from '@tanstack/react-router';

import { JobScreen } from './JobScreen.tsx';

export const jobLazyRoute = createLazyRoute('/ai-metadata/translation/$job')({
  component: function Job() {
    const { job } = jobLazyRoute.useParams();
    return <JobScreen id={job} />;
  },
  pendingComponent: PendingView,
  errorComponent: FailedView,
  notFoundComponent: NotFoundView,
});
