import { FailedView, NotFoundView, PendingView } from '@my-air/feature-kit/views';
import { createLazyRoute, useRouter } from '@tanstack/react-router';

import { useAuthSession } from '../session/useAuthSession.ts';
import { OAuthScreen } from './OAuthScreen.tsx';
import { useFinishAuthorization } from './useFinishAuthorization.ts';

export const oauthLazyRoute = createLazyRoute('/oauth/login')({
  component: OAuth,
  pendingComponent: PendingView,
  errorComponent: FailedView,
  notFoundComponent: NotFoundView,
});

function OAuth() {
  const { history } = useRouter();
  const result = useFinishAuthorization(useAuthSession(), history.replace);

  return <OAuthScreen result={result} />;
}
