import { Trans, useLingui } from '@lingui/react/macro';
import { isSameChannel, OnlyChannel, statisticsQuery, useChosenChannel } from '@my-air/feature-kit/data';
import { usePortal } from '@my-air/feature-kit';
import { useFormat } from '@my-air/i18n';
import { DateText } from '@my-air/feature-kit/views';
import { Card, Skeleton, StatTile, Text, TextLink } from '@my-air/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, type ReactNode } from 'react';
import { styled } from 'styled-components';

import type { CurveProps } from './Curve.tsx';
import { LateCurve } from './LateCurve.tsx';
import { sumStatistics, type StatisticsFigure } from './sumStatistics.ts';
import { useTrend } from './useTrend.ts';

const SeveralChannels = lazy(async () => ({
  default: (await import('../month/SeveralChannels.tsx')).SeveralChannels,
}));

/** The earnings and views of the last four weeks as curves, of all channels or of the chosen one, and the next payout. Nothing where the server has none. */
export function StatisticsCard() {
  const { t } = useLingui();
  const format = useFormat();
  const { api } = usePortal();
  const { data: statistics } = useSuspenseQuery(statisticsQuery(api));
  const { channel: chosen } = useChosenChannel();
  if (!statistics) return null;
  const channels = statistics.channels.filter((channel) => !chosen || isSameChannel(channel, chosen));
  const isSeveral = channels.length > 1;
  const { days, revenue, views } = sumStatistics({ channels });
  const payout = statistics.next_payout;
  const amount = format.money(payout?.amount_usd);
  const names = days.map(({ date }) => format.shortDate(date));

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
      <OnlyChannel />
      {days.length === 0 ? (
        <Text tone="muted">
          {chosen ? (
            <Trans>YouTube has no earnings and views of this channel.</Trans>
          ) : (
            <Trans>Your earnings and views appear here once a channel is connected.</Trans>
          )}
        </Text>
      ) : (
        <Curves>
          <Figure
            label={t`Earnings estimated by YouTube`}
            hint={<Trans>Also for days before a channel joined. Finance shows what you are paid.</Trans>}
            value={format.money(revenue.total)}
            figure={revenue}
            curve={{
              label: t`Earnings by day`,
              days: names,
              series: [{ id: 'revenue', name: t`Earnings`, values: days.map((day) => day.revenue) }],
              formatValue: format.money,
              formatTick: format.compactMoney,
            }}
          />
          <Figure
            label={t`Views`}
            value={format.compact(views.total)}
            figure={views}
            curve={{
              label: t`Views by day`,
              days: names,
              series: [{ id: 'views', name: t`Views`, values: days.map((day) => day.views) }],
              formatValue: format.number,
              formatTick: format.compact,
            }}
          />
        </Curves>
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

interface FigureProps {
  label: string;
  /** The total, already formatted. */
  value: string;
  /** A note below the value, such as which days it includes. */
  hint?: ReactNode;
  figure: StatisticsFigure;
  /** The course of the days. */
  curve: CurveProps;
}

/** A total with its change, above its curve. */
function Figure({ label, value, hint, figure: { change }, curve }: FigureProps) {
  const trendOf = useTrend();

  return (
    <Part>
      <StatTile label={label} value={value} hint={hint} trend={trendOf(change)} />
      <LateCurve {...curve} />
    </Part>
  );
}

const Curves = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  gap: var(--space-5) var(--space-6);
`;

const Part = styled.div`
  display: grid;
  gap: var(--space-3);
  align-content: start;
  min-width: 0;
`;
