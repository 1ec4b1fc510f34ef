import { Trans } from '@lingui/react/macro';
import { Page } from '@my-air/ui-kit';
import { usePortal } from '@my-air/feature-api';
import { createLazyRoute, useRouter } from '@tanstack/react-router';
import { lazy } from 'react';

import { useAuthSession } from '../session/useAuthSession.ts';
import { LoginScreen } from './LoginScreen.tsx';

const loadViews = () => import('./loginViews.ts');

export const loginLazyRoute = createLazyRoute('/login')({
  component: Login,
  pendingComponent: PendingLogin,
  // The very first screen is as light as it can be: rare parts of it are loaded when they are needed.
  errorComponent: lazy(async () => ({ default: (await loadViews()).FailedView })),
  notFoundComponent: lazy(async () => ({ default: (await loadViews()).NotFoundView })),
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
