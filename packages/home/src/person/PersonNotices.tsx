import { Trans } from '@lingui/react/macro';
import type { User } from '@my-air/api-client/contract';
import { useFormat } from '@my-air/i18n';
import { Banner } from '@my-air/ui-kit';

import { ProfileStatusBanner } from './ProfileStatusBanner.tsx';

export interface PersonNoticesProps {
  /** Whose account it is. */
  user: User;
}

/** What the person has to know of their account before anything else. */
export function PersonNotices({ user }: PersonNoticesProps) {
  return (
    <>
      {user.profile_status && (
        <ProfileStatusBanner status={user.profile_status} description={user.profile_status_description} />
      )}
      {user.deactivate_request && <ClosingNotice requestedAt={user.deactivate_request.created_at} />}
    </>
  );
}

function ClosingNotice({ requestedAt }: { requestedAt: string | null | undefined }) {
  const date = useFormat().date(requestedAt);

  return (
    <Banner tone="warning" title={<Trans>Your account is going to be closed</Trans>}>
      {requestedAt ? (
        <Trans>You asked for it on {date}. If you have changed your mind, tell your manager.</Trans>
      ) : (
        <Trans>You asked for it. If you have changed your mind, tell your manager.</Trans>
      )}
    </Banner>
  );
}
