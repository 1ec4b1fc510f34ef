import { Trans } from '@lingui/react/macro';
import { statisticsQuery, useScope } from '@my-air/feature-kit/data';
import { usePortal } from '@my-air/feature-kit';
import { useFormat } from '@my-air/i18n';
import { DateText } from '@my-air/feature-kit/views';
import { Card, Skeleton, Text, TextLink } from '@my-air/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';

import { FigureCurves } from './FigureCurves.tsx';
import { sumStatistics } from './sumStatistics.ts';

const SeveralChannels = lazy(async () => ({
  default: (await import('../month/SeveralChannels.tsx')).SeveralChannels,
}));

/** The earnings and views of the last four weeks as curves, of the channels that the screens show, and the next payout. Nothing where the server has none. */
export function StatisticsCard() {
  const format = useFormat();
  const { api } = usePortal();
  const { data: statistics } = useSuspenseQuery(statisticsQuery(api));
  const { includes, channel, choice } = useScope();
  if (!statistics) return null;
  const channels = statistics.channels.filter(includes);
  const isSeveral = channels.length > 1;
  const { days, revenue, views } = sumStatistics({ channels });
  const payout = statistics.next_payout;
  const amount = format.money(payout?.amount_usd);

  return (
    <Card
      title={<Trans>Last 28 days</Trans>}
      actions={
        days.length > 0 ? (
          <TextLink render={<Link to="/home/report" />}>
            <Trans>Report</Trans>
          </TextLink>
        ) : null
      }
    >
      {days.length === 0 ? (
        <Text tone="muted">
          {channel ? (
            <Trans>YouTube has no earnings and views of this channel.</Trans>
          ) : choice ? (
            <Trans>YouTube has no earnings and views of these channels.</Trans>
          ) : (
            <Trans>Your earnings and views appear here once a channel is connected.</Trans>
          )}
        </Text>
      ) : (
        <FigureCurves days={days} revenue={revenue} views={views} />
      )}
      {isSeveral && (
        <Suspense fallback={<Skeleton lines={8} />}>
          <SeveralChannels />
        </Suspense>
      )}
      {payout && !isSeveral && (
        <Text size={14} tone="muted">
          <Trans>
            Next payout: {amount}, <DateText value={payout.date} />
          </Trans>
        </Text>
      )}
    </Card>
  );
}
