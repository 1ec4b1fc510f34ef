import { useLingui } from '@lingui/react/macro';
import type { Channel } from '@my-air/api-client/contract';
import { Button, Card, Row } from '@my-air/ui-kit';
import { styled } from 'styled-components';

import { ChannelHint } from '../banners/ChannelHint.tsx';
import { ChannelActionButton } from '../status/ChannelActionButton.tsx';
import { ChannelStatusLine } from '../status/ChannelStatusLine.tsx';
import { LowMetrics } from '../status/LowMetrics.tsx';
import { useChannelStatus } from '../status/useChannelStatus.ts';
import { ChannelFacts } from './ChannelFacts.tsx';
import { ChannelIdentity } from './ChannelIdentity.tsx';
import { ChannelIssues } from './ChannelIssues.tsx';
import { ChannelLinks } from './ChannelLinks.tsx';

export interface ChannelCardProps {
  /** The channel that the card shows. */
  channel: Channel;
  /** Called to open the channel's details. */
  onOpen: () => void;
}

/** One channel: its identity, its status, the next step, and the agreed terms. */
export function ChannelCard({ channel, onOpen }: ChannelCardProps) {
  const { t } = useLingui();
  const described = useChannelStatus(channel);
  const { title, metrics } = channel;

  return (
    <Card
      as="article"
      aria-label={title}
      footer={
        <Row justify="between" wrap>
          <ChannelLinks channel={channel} kind={described.kind} />
          <Details variant="quiet" size="s" onClick={onOpen} aria-label={t`Details of ${title}`}>
            {t`Details`}
          </Details>
        </Row>
      }
    >
      <ChannelIdentity channel={channel} />
      <ChannelStatusLine described={described} />
      {described.kind === 'rejected_low_metrics' && metrics && metrics.length > 0 && (
        <LowMetrics metrics={metrics} />
      )}
      <ChannelIssues channel={channel} />
      <ChannelActionButton channel={channel} action={described.action} />
      <ChannelFacts channel={channel} isShort />
      <ChannelHint channel={channel} />
    </Card>
  );
}

/* At the end of its line also where the links before it fill a line of their own. */
const Details = styled(Button)`
  margin-inline: auto calc(-1 * var(--space-3));
`;
