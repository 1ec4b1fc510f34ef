import { Trans } from '@lingui/react/macro';
import { isApiError } from '@my-air/api-client';
import { Button, Page } from '@my-air/ui-kit';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import type { AuthorizationResult } from '../session/AuthSession.ts';

export interface OAuthScreenProps {
  /** What became of the return from the identity provider; undefined while it is found out. */
  result: AuthorizationResult | undefined;
}

/** What one sees on the way back from the identity provider. */
export function OAuthScreen({ result }: OAuthScreenProps) {
  switch (result?.kind) {
    case 'unknown-state':
      return (
        <Stopped title={<Trans>Please sign in again</Trans>}>
          <Trans>
            This sign-in was already used, took too long, or was started in another browser. Nothing is lost;
            one more try is enough.
          </Trans>
        </Stopped>
      );
    case 'declined':
      return (
        <Stopped title={<Trans>The sign-in was cancelled</Trans>}>
          {result.isByPerson ? (
            <Trans>You did not let My AIR ID sign you in here. You can change your mind at any time.</Trans>
          ) : (
            <Trans>My AIR ID could not sign you in just now. Try again in a moment.</Trans>
          )}
        </Stopped>
      );
    case 'failed':
      return (
        <Stopped title={<Trans>We could not sign you in</Trans>}>
          {isOffline(result.error) ? (
            <Trans>There is no connection to the portal. Check your internet connection and try again.</Trans>
          ) : (
            <Trans>
              The portal did not accept this sign-in. Try again; if it happens once more, write to us.
            </Trans>
          )}
        </Stopped>
      );
    default:
      return (
        <Page title={<Trans>Signing you in</Trans>} lead={<Trans>This takes a moment.</Trans>} aria-busy />
      );
  }
}

function Stopped({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Page title={title} lead={children}>
      <div>
        <Button variant="primary" render={<Link to="/login" replace />}>
          <Trans>Sign in again</Trans>
        </Button>
      </div>
    </Page>
  );
}

function isOffline(error: unknown): boolean {
  return isApiError(error) && (error.code === 'network' || error.code === 'timeout');
}
