import { Trans } from '@lingui/react/macro';
import { Banner } from '@my-air/ui-kit';

export interface SessionEndedBannerProps {
  /** The e-mail of the user whose session ended; undefined where it is unknown. */
  email: string | undefined;
}

/** Says why a user who was signed in sees the sign-in page, and that their unsent texts are kept. */
export function SessionEndedBanner({ email }: SessionEndedBannerProps) {
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
