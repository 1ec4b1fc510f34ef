import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '@my-air/i18n';
import { Stack, Status, Text } from '@my-air/ui-kit';

import type { ChannelStatusDescription } from './describeChannelStatus.ts';
import { StatusIcon } from './StatusIcon.tsx';

export interface ChannelStatusLineProps {
  /** The status in words. */
  described: ChannelStatusDescription;
}

/**
 * The status of a channel, its meaning, and the creator's next step; without an action, its reason says whose
 * turn it is.
 */
export function ChannelStatusLine({ described }: ChannelStatusLineProps) {
  const { t } = useLingui();

  return (
    <Stack gap={2} align="start">
      <Status tone={described.tone} icon={<StatusIcon name={described.icon} />}>
        {t(described.label)}
      </Status>
      <Text size={14}>{t(described.explanation)}</Text>
      <Text size={14} tone="muted">
        <NextStep described={described} />
      </Text>
    </Stack>
  );
}

/** The creator's next step, with its last day where it has one. */
function NextStep({ described: { action, next } }: ChannelStatusLineProps) {
  const { t } = useLingui();
  const format = useFormat();

  if (action.kind === 'none') return t(action.reason);
  if (action.kind !== 'open-studio' || !action.until) return t(next.text);
  const date = format.shortDate(action.until);
  return (
    <span title={format.date(action.until)}>
      <Trans>
        Accept the invitation by {date} (
        <Plural value={action.days ?? 0} one="# day left" other="# days left" />)
      </Trans>
    </span>
  );
}
