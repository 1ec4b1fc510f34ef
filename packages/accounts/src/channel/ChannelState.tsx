import type { Channel } from '@my-air/api-client/contract';
import { LowMetrics } from '@my-air/feature-kit/views';
import { Card } from '@my-air/ui-kit';

import { ChannelHint } from '../banners/ChannelHint.tsx';
import { ChannelActionButton } from '../status/ChannelActionButton.tsx';
import { ChannelStatusLine } from '../status/ChannelStatusLine.tsx';
import { useChannelStatus } from '../status/useChannelStatus.ts';
import { ChannelIssues } from './ChannelIssues.tsx';
import { ChannelLinks } from './ChannelLinks.tsx';

/** The status of a channel, its issues, and its one next step. */
export function ChannelState({ channel }: { channel: Channel }) {
  const described = useChannelStatus(channel);
  const { metrics } = channel;
  return (
    <Card>
      <ChannelStatusLine channel={channel} described={described} />
      {metrics && metrics.length > 0 && <LowMetrics metrics={metrics} />}
      <ChannelIssues channel={channel} />
      <ChannelActionButton channel={channel} action={described.action} />
      <ChannelLinks channel={channel} kind={described.kind} />
      <ChannelHint channel={channel} />
    </Card>
  );
}
