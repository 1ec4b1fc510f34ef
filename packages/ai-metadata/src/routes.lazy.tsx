import { FailedView, NotFoundView, PendingView } from '@my-air/feature-api/views';
import { createLazyRoute } from '@tanstack/react-router';

import { AiMetadataScreen } from './overview/AiMetadataScreen.tsx';

export const aiMetadataLazyRoute = createLazyRoute('/ai-metadata')({
  component: AiMetadataScreen,
  pendingComponent: PendingView,
  errorComponent: FailedView,
  notFoundComponent: NotFoundView,
});
