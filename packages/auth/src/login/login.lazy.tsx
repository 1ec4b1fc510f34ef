import { Trans } from '@lingui/react/macro';
import { Page } from '@my-air/ui-kit';
import { usePortal } from '@my-air/feature-kit';
import { FailedView, NotFoundView } from '@my-air/feature-kit/views';
import { createLazyRoute, useRouter } from '@tanstack/react-router';

import { useAuthSession } from '../session/useAuthSession.ts';
import { LoginScreen } from './LoginScreen.tsx';

export const loginLazyRoute = createLazyRoute('/login')({
  component: Login,
  pendingComponent: PendingLogin,
  errorComponent: FailedView,
  notFoundComponent: NotFoundView,
});

function Login() {
  const session = useAuthSession();
  const { history } = useRouter();
  const { config } = usePortal();

  return (
    <LoginScreen
      onLogin={session.login}
      onContinue={session.startAuthorization}
      ended={session.endedFor()}
      forgotPasswordUrl={config.identityProvider.forgotPasswordUrl}
      onSignedIn={() => history.replace(session.takeDestination())}
    />
  );
}

/** The name of the screen, until its form is there. */
function PendingLogin() {
  return <Page title={<Trans>Sign in</Trans>} />;
}
