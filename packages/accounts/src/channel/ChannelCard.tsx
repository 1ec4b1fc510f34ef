import type { Channel, StatisticsDay } from '@my-air/api-client/contract';
import { LowMetrics } from '@my-air/feature-kit/views';
import { Card, Row } from '@my-air/ui-kit';
import { memo } from 'react';
import { styled } from 'styled-components';

import { ChannelActionButton } from '../status/ChannelActionButton.tsx';
import { ChannelStatusLine } from '../status/ChannelStatusLine.tsx';
import { useChannelStatus } from '../status/useChannelStatus.ts';
import { ChannelIdentity } from './ChannelIdentity.tsx';
import { ChannelIssues } from './ChannelIssues.tsx';
import { ChannelLinks } from './ChannelLinks.tsx';
import { ChannelViews } from './ChannelViews.tsx';
import { DetailsLink } from './DetailsLink.tsx';

export interface ChannelCardProps {
  /** The channel that the card shows. */
  channel: Channel;
  /** Its last days; undefined where nothing is known of them. */
  days: readonly StatisticsDay[] | undefined;
  /** Whether they are still loading. */
  isCounting: boolean;
}

/** One channel: its identity, its status and its next step; its facts are on its page. */
export const ChannelCard = memo(function ChannelCard({ channel, days, isCounting }: ChannelCardProps) {
  const described = useChannelStatus(channel);
  const { title, metrics } = channel;
  // Others have no figures whose place is to be kept.
  const isCounted = described.kind === 'connected' && channel.platform === 'youtube';
  const isRefused = described.kind === 'rejected' || described.kind === 'rejected_low_metrics';

  return (
    <Frame
      forwardedAs="article"
      aria-label={title}
      footer={
        <Row justify="between" wrap>
          <ChannelLinks channel={channel} kind={described.kind} />
          <Details channel={channel} />
        </Row>
      }
    >
      <ChannelIdentity channel={channel} />
      <ChannelStatusLine channel={channel} described={described} isShort />
      <ChannelViews days={days} isCounting={isCounting && isCounted} />
      {described.kind === 'rejected_low_metrics' && metrics && metrics.length > 0 && (
        <LowMetrics metrics={metrics} />
      )}
      {/* The next step of a refused channel is to fix them; the card of another one counts them. */}
      {isRefused && <ChannelIssues channel={channel} />}
      <ChannelActionButton channel={channel} action={described.action} />
    </Frame>
  );
});

/*
 * In a long list, cards far below are not laid out until they come near. Their heights are guessed, so that a return to
 * the screen would not find the same place among the first ones.
 */
const Frame = styled(Card)`
  li:nth-child(n + 25) > & {
    content-visibility: auto;
    contain-intrinsic-size: auto 15rem;
  }
`;

/* At the end of its line also where the links before it fill a line of their own. */
const Details = styled(DetailsLink)`
  margin-inline: auto calc(-1 * var(--space-3));
`;
