import { Trans } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { Banner, Button, Page, Stack, Text, TextLink } from '@my-air/ui-kit';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';

import type { Credentials, EndedSession, LoginResult } from '../session/AuthSession.ts';
import { CredentialsForm } from './CredentialsForm.tsx';
import { describeLoginFailure, type LoginFailure } from './describeLoginFailure.ts';
import { LoginFailureBanner } from './LoginFailureBanner.tsx';
import { SecondFactorForm } from './SecondFactorForm.tsx';

export type SendCredentials = (credentials: Credentials) => Promise<LoginResult>;

export interface LoginScreenProps {
  /** Signs in with a password. */
  onLogin: SendCredentials;
  /** Leaves for the identity provider. */
  onContinue: () => Promise<void>;
  /** The session that ended and led here; its user reads why. */
  ended?: EndedSession | undefined;
  /** The address at which a forgotten password is reset; without it no link is shown. */
  forgotPasswordUrl?: string | undefined;
  /** Called when the session is open. */
  onSignedIn: () => void;
}

interface SecondFactor {
  method: string | undefined;
  contact: string | undefined;
  credentials: Credentials;
}

/** The seconds after which another code can be sent. */
const resendTime = 30;

/** The sign-in: with the identity provider, or with a password and perhaps a code. */
export function LoginScreen({ onLogin, onContinue, ended, forgotPasswordUrl, onSignedIn }: LoginScreenProps) {
  const [secondFactor, setSecondFactor] = useState<SecondFactor>();
  /** The credentials that were typed before the code was asked for. */
  const [typed, setTyped] = useState<Credentials>();
  const [resendIn, waitToResend] = useSecondsLeft();
  const { login, isBusy, failure, forgetFailure, secondsLeft } = useLogin(onLogin, (result, credentials) => {
    if (result.kind === 'signed-in') onSignedIn();
    if (result.kind !== 'second-factor') return;
    setSecondFactor({ ...result, credentials });
    waitToResend(resendTime);
  });
  const attempt = { isBusy, isBlocked: secondsLeft > 0 };
  const errors = failure?.kind === 'fields' ? failure.errors : {};
  const fields = secondFactor ? ['two_factor_code'] : ['email', 'password'];
  const banner = failure && <LoginFailureBanner {...{ failure, secondsLeft, fields }} />;

  function goBack() {
    setTyped(secondFactor?.credentials);
    setSecondFactor(undefined);
    forgetFailure();
  }

  if (secondFactor) {
    const { credentials, ...sent } = secondFactor;
    return (
      <Page title={<Trans>One more step</Trans>}>
        {banner}
        <SecondFactorForm
          {...attempt}
          {...sent}
          error={errors.two_factor_code}
          onSubmit={(code) => void login({ ...credentials, two_factor_code: code })}
          onResend={sent.method === 'app' ? undefined : () => void login(credentials)}
          resendIn={resendIn}
          onBack={goBack}
        />
      </Page>
    );
  }
  return (
    <Page title={<Trans context="heading">Sign in</Trans>}>
      <Stack gap={5}>
        {ended && <SessionEndedBanner email={ended.email} />}
        <ProviderButton onContinue={onContinue} />
        <Divider forwardedAs="div" size={14} tone="muted">
          <Trans>or with a password</Trans>
        </Divider>
        {banner}
        <CredentialsForm
          {...attempt}
          email={typed?.email ?? ended?.email}
          isReturn={typed !== undefined}
          remember={typed?.remember}
          errors={errors}
          forgotPasswordUrl={forgotPasswordUrl}
          onSubmit={(credentials) => void login(credentials)}
        />
        <Text tone="muted">
          <Trans>
            New here? <TextLink render={<Link to="/register" preload={false} />}>Create an account</TextLink>
          </Trans>
        </Text>
      </Stack>
    </Page>
  );
}

/** Says why a user who was signed in sees the sign-in page, and that their unsent texts are kept. */
function SessionEndedBanner({ email }: EndedSession) {
  return (
    <Banner tone="info" title={<Trans>Your session ended</Trans>}>
      {email && (
        <Trans>
          You were signed in as <bdi>{email}</bdi>.
        </Trans>
      )}{' '}
      <Trans>Sign in again to continue where you left off. Everything you wrote is saved.</Trans>
    </Banner>
  );
}

/** The primary button of the sign-in. It stays busy until the page is left. */
function ProviderButton({ onContinue }: Pick<LoginScreenProps, 'onContinue'>) {
  const { name } = usePortal().config.identityProvider;
  const [state, setState] = useState<'ready' | 'leaving' | 'failed'>('ready');

  function leave() {
    setState('leaving');
    // Its code may fail to load, and a page that is not served securely has no cryptography for it.
    onContinue().catch(() => setState('failed'));
  }

  return (
    <Stack gap={3}>
      <Button variant="primary" size="l" isWide isBusy={state === 'leaving'} onClick={leave}>
        <Trans>Continue with {name}</Trans>
      </Button>
      {state === 'failed' && (
        <Text tone="critical" role="alert">
          <Trans>{name} could not be opened. Try again, or sign in with your password.</Trans>
        </Text>
      )}
    </Stack>
  );
}

/** Sends credentials, one try at a time, and keeps the result of the last try. */
function useLogin(send: SendCredentials, onResult: (result: LoginResult, sent: Credentials) => void) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<LoginFailure>();
  const [secondsLeft, block] = useSecondsLeft();
  const isBlocked = secondsLeft > 0;

  async function login(credentials: Credentials): Promise<void> {
    if (isBusy || isBlocked) return;
    setIsBusy(true);
    setFailure(undefined);
    try {
      onResult(await send(credentials), credentials);
    } catch (error) {
      const described = describeLoginFailure(error);
      setFailure(described);
      if (described.kind === 'wait') block(described.seconds);
    } finally {
      setIsBusy(false);
    }
  }

  return { login, isBusy, failure, forgetFailure: () => setFailure(undefined), secondsLeft };
}

/** Counts seconds down; the function begins anew. */
function useSecondsLeft(): [left: number, begin: (seconds: number) => void] {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(0);
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  const isCounting = left > 0;

  useEffect(() => {
    if (!isCounting) return;
    const timer = setInterval(() => setNow(performance.now()), 1000);
    return () => clearInterval(timer);
  }, [isCounting]);

  function begin(seconds: number) {
    setNow(performance.now());
    setUntil(performance.now() + seconds * 1000);
  }
  return [left, begin];
}

const Divider = styled(Text)`
  display: flex;
  gap: var(--space-3);
  align-items: center;

  &::before,
  &::after {
    flex: 1;
    border-top: 1px solid var(--color-line);
    content: '';
  }
`;
