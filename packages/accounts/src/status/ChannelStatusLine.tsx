import { useLingui } from '@lingui/react/macro';
import { Stack, Status, Text } from '@my-air/ui-kit';

import type { ChannelStatusDescription } from './describeChannelStatus.ts';
import { StatusIcon } from './StatusIcon.tsx';

export interface ChannelStatusLineProps {
  /** The status in words. */
  described: ChannelStatusDescription;
}

/** Where a channel stands, what that means, and what is asked of the person; without an action, its reason says whose turn it is. */
export function ChannelStatusLine({ described }: ChannelStatusLineProps) {
  const { t } = useLingui();
  const { action } = described;

  return (
    <Stack gap={2} align="start">
      <Status tone={described.tone} icon={<StatusIcon name={described.icon} />}>
        {t(described.label)}
      </Status>
      <Text size={14}>{t(described.explanation)}</Text>
      <Text size={14} tone="muted">
        {t(action.kind === 'none' ? action.reason : described.next.text)}
      </Text>
    </Stack>
  );
}
