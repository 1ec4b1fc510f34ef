import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { channelKey, issueTexts } from '@my-air/feature-kit/data';
import type { Channel, StatisticsDay } from '@my-air/api-client/contract';
import { Status, Text, media } from '@my-air/ui-kit';
import { Link } from '@tanstack/react-router';
import { styled } from 'styled-components';

import { ChannelIdentity } from '../channel/ChannelIdentity.tsx';
import { ChannelViews } from '../channel/ChannelViews.tsx';
import { StatusIcon } from '../status/StatusIcon.tsx';
import { useChannelStatus } from '../status/useChannelStatus.ts';

export interface ChannelLineProps {
  /** The channel that the line shows. */
  channel: Channel;
  /** Its last 28 days; undefined where nothing is known of them. */
  days: readonly StatisticsDay[] | undefined;
  /** Whether they are still loading: their place is kept. @default false */
  isCounting?: boolean;
}

/** One channel in a short list: its identity, its views, its status, and its number of pending steps. */
export function ChannelLine({ channel, days, isCounting = false }: ChannelLineProps) {
  const { t } = useLingui();
  const { tone, icon, label } = useChannelStatus(channel);
  const issues = issueTexts(channel, 'other').length;
  const { title } = channel;

  return (
    <Line>
      <ChannelIdentity
        channel={channel}
        level={3}
        name={
          <Link to="/accounts/youtube" search={{ channel: channelKey(channel) }}>
            <bdi>{title}</bdi>
          </Link>
        }
      />
      <ChannelViews days={days} isCounting={isCounting} />
      <State>
        <Status tone={tone} icon={<StatusIcon name={icon} />}>
          {t(label)}
        </Status>
        {issues > 0 && (
          <Text size={14} tone="warning">
            {t`${plural(issues, { one: '# issue to fix', other: '# issues to fix' })}`}
          </Text>
        )}
      </State>
    </Line>
  );
}

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-4);
  align-items: center;
  justify-content: space-between;
  padding-block: var(--space-3);

  h3 > a {
    color: inherit;
    text-decoration: none;
  }
  h3 > a:hover {
    text-decoration: underline;
  }
  & + & {
    border-top: 1px solid var(--color-line);
  }
  &:first-child {
    padding-block-start: 0;
  }
  &:last-child {
    padding-block-end: 0;
  }
`;

const State = styled.div`
  display: grid;
  gap: var(--space-1);
  justify-items: end;
  margin-inline-start: auto;

  ${media.down('xs')} {
    justify-items: start;
    margin-inline-start: 0;
  }
`;
