import { Trans } from '@lingui/react/macro';
import type { Channel } from '@my-air/api-client/contract';
import { usePortal } from '@my-air/feature-kit';
import { channelKey, figuresByChannel, isSameChannel, statisticsQuery } from '@my-air/feature-kit/data';
import { Card } from '@my-air/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';

import { SubscribersTile } from '../month/MonthTiles.tsx';
import { FigureCurves } from '../statistics/FigureCurves.tsx';
import { sumStatistics } from '../statistics/sumStatistics.ts';

/** The last 28 days of one channel. Nothing where the statistics do not know it. */
export function ChannelStatistics({ channel }: { channel: Channel }) {
  const { data: statistics } = useSuspenseQuery(statisticsQuery(usePortal().api));
  const counted = statistics?.channels.filter((one) => isSameChannel(one, channel)) ?? [];
  const sum = sumStatistics({ channels: counted });
  const figures = statistics && figuresByChannel(statistics).get(channelKey(channel));
  if (sum.days.length === 0 || !figures) return null;

  return (
    <Card title={<Trans>Last 28 days</Trans>}>
      <FigureCurves {...sum} />
      <SubscribersTile subscribers={figures.subscribers} />
    </Card>
  );
}
