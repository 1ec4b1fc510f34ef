import { Trans, useLingui } from '@lingui/react/macro';
import type { User } from '@my-air/api-client/contract';
import { SupportButton } from '@my-air/feature-kit/views';
import { useFormat } from '@my-air/i18n';
import { Banner } from '@my-air/ui-kit';

import { ProfileStatusBanner } from './ProfileStatusBanner.tsx';

export interface PersonNoticesProps {
  /** The user whose account the notices are about. */
  user: User;
}

/** Notices about the user's account that come before anything else. */
export function PersonNotices({ user }: PersonNoticesProps) {
  return (
    <>
      {user.profile_status && (
        <ProfileStatusBanner status={user.profile_status} description={user.profile_status_description} />
      )}
      {user.deactivate_request && <ClosingNotice request={user.deactivate_request} />}
    </>
  );
}

function ClosingNotice({ request }: { request: NonNullable<User['deactivate_request']> }) {
  const { t } = useLingui();
  const format = useFormat();
  const { created_at: requestedAt, closes_at: closesAt } = request;
  const date = format.shortDate(requestedAt);
  const day = format.shortDate(closesAt);

  return (
    <Banner
      tone="warning"
      title={
        closesAt ? (
          <Trans>Your account will be closed on {day}</Trans>
        ) : (
          <Trans>Your account will be closed</Trans>
        )
      }
      action={
        <SupportButton summary={t`Keep my account`}>
          <Trans>Keep my account</Trans>
        </SupportButton>
      }
    >
      {requestedAt ? (
        <Trans>You requested this on {date}. Changed your mind? Tell us.</Trans>
      ) : (
        <Trans>You requested this. Changed your mind? Tell us.</Trans>
      )}
    </Banner>
  );
}
