import { Trans } from '@lingui/react/macro';
import { Page } from '@my-air/ui-kit';
import { usePortal } from '@my-air/feature-kit';
import { FailedView, NotFoundView } from '@my-air/feature-kit/views';
import { createLazyRoute, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { OAuthScreen } from '../authorization/OAuthScreen.tsx';
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
  const { identityProvider } = usePortal().config;
  const { iss = '' } = useSearch({ from: '/login' });
  // After a registration the identity provider leads here: whom it has signed in types nothing.
  const [isInitiated, setIsInitiated] = useState(() => isOriginOf(identityProvider.authorizeUrl, iss));
  const hasLeft = useRef(false);
  const leave = useEffectEvent(() => {
    if (!isInitiated || hasLeft.current) return;
    hasLeft.current = true;
    // Back from the provider finds the form, and does not leave again.
    history.replace('/login');
    session.startAuthorization().catch(() => setIsInitiated(false));
  });
  useEffect(() => leave(), []);

  if (isInitiated) return <OAuthScreen result={undefined} />;
  return (
    <LoginScreen
      onLogin={session.login}
      onContinue={session.startAuthorization}
      ended={session.endedFor()}
      forgotPasswordUrl={identityProvider.forgotPasswordUrl}
      onSignedIn={() => history.replace(session.takeDestination())}
    />
  );
}

function isOriginOf(address: string, issuer: string): boolean {
  const { origin } = new URL(address);
  return issuer === origin || issuer.startsWith(`${origin}/`);
}

/** The name of the screen, until its form is there. */
function PendingLogin() {
  return <Page title={<Trans>Sign in</Trans>} />;
}
