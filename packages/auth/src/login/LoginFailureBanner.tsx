import { Plural, Trans } from '@lingui/react/macro';
import { Banner } from '@my-air/ui-kit';

import type { LoginFailure } from './describeLoginFailure.ts';

export interface LoginFailureBannerProps {
  /** The failure of the last try. */
  failure: LoginFailure | undefined;
  /** The time until the next try is allowed, in seconds. */
  secondsLeft: number;
}

/** The reason why the last try to sign in failed; errors of a field are shown at the field. */
export function LoginFailureBanner({ failure, secondsLeft }: LoginFailureBannerProps) {
  switch (failure?.kind) {
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
      return (
        <Banner tone="critical" title={<Trans>We could not sign you in</Trans>}>
          <Trans>Something went wrong on our end. Try again in a moment.</Trans>
        </Banner>
      );
    default:
      return null;
  }
}

function WaitBanner({ secondsLeft }: { secondsLeft: number }) {
  if (secondsLeft === 0) {
    return <Banner tone="info" title={<Trans>You can try again now</Trans>} />;
  }
  return (
    <Banner tone="warning" title={<Trans>Too many attempts</Trans>}>
      {/* The seconds are for the eye: read aloud one by one they would be noise. */}
      <span aria-hidden>
        <Plural value={secondsLeft} one="Try again in # second." other="Try again in # seconds." />
      </span>
    </Banner>
  );
}
