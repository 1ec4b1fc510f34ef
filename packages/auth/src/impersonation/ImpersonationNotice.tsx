import { Trans } from '@lingui/react/macro';
import { useFormat } from '@my-air/i18n';
import { Banner, Button } from '@my-air/ui-kit';

export interface ImpersonationNoticeProps {
  /** The name of the user whose account is used. */
  name: string;
  /** The name of the member of staff who uses it. */
  staffName: string;
  /** The time of its automatic end, as an ISO date. */
  expiresAt: string | undefined;
  /** Whether it is being ended. */
  isStopping: boolean;
  /** Called when the member of staff ends it. */
  onStop: () => void;
}

/** Says that a member of staff acts as this user. It cannot be dismissed. */
export function ImpersonationNotice({
  name,
  staffName,
  expiresAt,
  isStopping,
  onStop,
}: ImpersonationNoticeProps) {
  const { time } = useFormat();
  const until = expiresAt && time(expiresAt);

  return (
    <Banner
      tone="warning"
      title={
        <Trans>
          {staffName} acts as {name}
        </Trans>
      }
      action={
        <Button size="s" isBusy={isStopping} onClick={onStop}>
          <Trans context="acting for another person">Stop</Trans>
        </Button>
      }
    >
      {until ? (
        <Trans>
          Your access ends at {until}. You cannot accept agreements, buy or disconnect channels for them.
        </Trans>
      ) : (
        <Trans>You cannot accept agreements, buy or disconnect channels for them.</Trans>
      )}
    </Banner>
  );
}
