import { useLingui } from '@lingui/react/macro';
import type { Channel } from '@my-air/api-client/contract';
import { ApplicationTrack } from '@my-air/feature-kit/views';
import { Stack, Status, Text } from '@my-air/ui-kit';

import type { ChannelStatusDescription } from './describeChannelStatus.ts';
import { NextStep } from './NextStep.tsx';
import { StatusIcon } from './StatusIcon.tsx';

export interface ChannelStatusLineProps {
  /** The channel whose status is told. */
  channel: Channel;
  /** Its status in words. */
  described: ChannelStatusDescription;
  /** Whether the meaning of the status is left out, as on a card. @default false */
  isShort?: boolean;
}

/** The status of a channel, how far it is on its way to us, and the creator's next step. */
export function ChannelStatusLine({ channel, described, isShort = false }: ChannelStatusLineProps) {
  const { t } = useLingui();
  const { kind, tone, icon, label, explanation, action } = described;
  // A refused channel is not on its way: what it needs is said instead.
  const isOnItsWay = action.kind === 'none' || action.kind === 'open-studio';

  return (
    <Stack gap={3}>
      <Stack gap={2} align="start">
        <Status tone={tone} icon={<StatusIcon name={icon} />}>
          {t(label)}
        </Status>
        {!isShort && <Text size={14}>{t(explanation)}</Text>}
        <NextStep channel={channel} described={described} />
      </Stack>
      {isOnItsWay && <ApplicationTrack status={kind} />}
    </Stack>
  );
}
