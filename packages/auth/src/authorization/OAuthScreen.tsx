import { Trans } from '@lingui/react/macro';
import { isApiError } from '@my-air/api-client';
import { usePortal } from '@my-air/feature-kit';
import { SupportButton } from '@my-air/feature-kit/views';
import { Button, Page, Row } from '@my-air/ui-kit';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import type { AuthorizationResult } from '../session/AuthSession.ts';

export interface OAuthScreenProps {
  /** The outcome of the return from the identity provider; undefined until it is known. */
  result: AuthorizationResult | undefined;
}

/** The screen on the way back from the identity provider. */
export function OAuthScreen({ result }: OAuthScreenProps) {
  const { name } = usePortal().config.identityProvider;
  switch (result?.kind) {
    case 'unknown-state':
      return (
        <Stopped title={<Trans>The sign-in has expired</Trans>}>
          <Trans>
            It was already used, took too long, or was started in another browser. Sign in again to continue.
          </Trans>
        </Stopped>
      );
    case 'declined':
      return (
        <Stopped title={<Trans>The sign-in was cancelled</Trans>}>
          {result.isByPerson ? (
            <Trans>You did not allow {name} to sign you in. You can try again at any time.</Trans>
          ) : (
            <Trans>{name} could not sign you in just now. Try again in a moment.</Trans>
          )}
        </Stopped>
      );
    case 'failed':
      return isOffline(result.error) ? (
        <Stopped title={<Trans>We could not sign you in</Trans>}>
          <Trans>There is no connection to the portal. Check your internet connection and try again.</Trans>
        </Stopped>
      ) : (
        <Stopped title={<Trans>We could not sign you in</Trans>} help={<SupportButton size="m" />}>
          <Trans>Try to sign in again. If it happens again, write to support.</Trans>
        </Stopped>
      );
    default:
      return (
        <Page title={<Trans>Signing you in</Trans>} lead={<Trans>This takes a moment.</Trans>} aria-busy />
      );
  }
}

interface StoppedProps {
  title: ReactNode;
  /** The reason, and what to do. */
  children: ReactNode;
  /** The way to our team, where the text names it. */
  help?: ReactNode;
}

function Stopped({ title, children, help }: StoppedProps) {
  return (
    <Page title={title} lead={children}>
      <Row gap={2} wrap>
        <Button variant="primary" render={<Link to="/login" replace />}>
          <Trans>Sign in again</Trans>
        </Button>
        {help}
      </Row>
    </Page>
  );
}

function isOffline(error: unknown): boolean {
  return isApiError(error) && (error.code === 'network' || error.code === 'timeout');
}
