import { Trans } from '@lingui/react/macro';
import { useFormat } from '@my-air/i18n';
import { Banner } from '@my-air/ui-kit';
import type { ReactNode } from 'react';

import type { LoginFailure } from './describeLoginFailure.ts';

export interface LoginFailureBannerProps {
  /** The failure of the last try. */
  failure: LoginFailure | undefined;
  /** The time until the next try is allowed, in seconds. */
  secondsLeft: number;
  /** The names of the fields that are on the screen, which show their own errors. */
  fields: readonly string[];
}

/** The reason why the last try to sign in failed, unless the fields show it. */
export function LoginFailureBanner({ failure, secondsLeft, fields }: LoginFailureBannerProps) {
  switch (failure?.kind) {
    case 'fields': {
      const { errors, message } = failure;
      if (fields.some((name) => errors[name])) return null;
      const [reason = message] = Object.values(errors);
      return <Unexplained>{reason}</Unexplained>;
    }
    case 'wrong':
      return (
        <Banner tone="critical" title={<Trans>Incorrect sign-in details</Trans>}>
          <Trans>Check your e-mail, password and code, and try again.</Trans>
        </Banner>
      );
    case 'wait':
      return <WaitBanner secondsLeft={secondsLeft} />;
    case 'offline':
      return (
        <Banner tone="critical" title={<Trans>No connection to the portal</Trans>}>
          <Trans>Check your internet connection and try again.</Trans>
        </Banner>
      );
    case 'maintenance':
      return (
        <Banner tone="warning" title={<Trans>The portal is under maintenance</Trans>}>
          <Trans>Try to sign in again in a few minutes.</Trans>
        </Banner>
      );
    case 'unknown':
      return <Unexplained />;
    default:
      return null;
  }
}

/** A failure without a title of its own; the server's sentence is shown where it sent one. */
function Unexplained({
  children = <Trans>Something went wrong on our end. Try again in a moment.</Trans>,
}: {
  children?: ReactNode;
}) {
  return (
    <Banner tone="critical" title={<Trans>We could not sign you in</Trans>}>
      {children}
    </Banner>
  );
}

function WaitBanner({ secondsLeft }: { secondsLeft: number }) {
  const wait = useFormat().duration(secondsLeft);
  if (secondsLeft === 0) {
    return <Banner tone="info" title={<Trans>You can try again now</Trans>} />;
  }
  return (
    <Banner tone="warning" title={<Trans>Too many attempts</Trans>}>
      {/* The seconds are for the eye: read aloud one by one they would be noise. */}
      <span aria-hidden>
        <Trans>Try again in {wait}.</Trans>
      </span>
    </Banner>
  );
}
