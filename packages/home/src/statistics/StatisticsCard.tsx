import { Trans, useLingui } from '@lingui/react/macro';
import { statisticsQuery } from '@my-air/feature-kit/data';
import { usePortal } from '@my-air/feature-kit';
import { useFormat } from '@my-air/i18n';
import { DateText } from '@my-air/feature-kit/views';
import { Card, LineChart, StatTile, Text } from '@my-air/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { sumStatistics, type StatisticsFigure } from './sumStatistics.ts';

/** The earnings and views of the last four weeks as curves, and the next payout. Nothing where the server has none. */
export function StatisticsCard() {
  const { t } = useLingui();
  const format = useFormat();
  const { api } = usePortal();
  const { data: statistics } = useSuspenseQuery(statisticsQuery(api));
  if (!statistics) return null;
  const { days, revenue, views } = sumStatistics(statistics);
  const payout = statistics.next_payout;
  const amount = format.money(payout?.amount_usd);
  const names = days.map(({ date }) => format.shortDate(date));
  const labels = { table: t`Show as a table`, empty: t`No days yet`, category: t`Day` };

  return (
    <Card title={<Trans>Last 28 days</Trans>}>
      {days.length === 0 ? (
        <Text tone="muted">
          <Trans>Your earnings and views appear here once a channel is connected.</Trans>
        </Text>
      ) : (
        <Curves>
          <Figure label={t`Estimated earnings`} value={format.money(revenue.total)} figure={revenue}>
            <LineChart
              label={t`Earnings by day`}
              isArea
              height={150}
              categories={names}
              series={[{ id: 'revenue', name: t`Earnings`, values: days.map((day) => day.revenue) }]}
              formatValue={format.money}
              formatTick={format.compact}
              labels={labels}
            />
          </Figure>
          <Figure label={t`Views`} value={format.compact(views.total)} figure={views}>
            <LineChart
              label={t`Views by day`}
              isArea
              height={150}
              categories={names}
              series={[{ id: 'views', name: t`Views`, values: days.map((day) => day.views) }]}
              formatValue={format.number}
              formatTick={format.compact}
              labels={labels}
            />
          </Figure>
        </Curves>
      )}
      {payout && (
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
  figure: StatisticsFigure;
  /** Its curve. */
  children: ReactNode;
}

/** A total with its change, above its curve. */
function Figure({ label, value, figure: { change }, children }: FigureProps) {
  const { t } = useLingui();
  const format = useFormat();
  const share = format.number(change, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  });
  const direction = change === undefined || Math.abs(change) < 0.005 ? 'flat' : change > 0 ? 'up' : 'down';

  return (
    <Part>
      <StatTile
        label={label}
        value={value}
        trend={
          change === undefined
            ? undefined
            : {
                direction,
                tone: ({ up: 'positive', down: 'critical', flat: 'neutral' } as const)[direction],
                text: t`${share} on the 28 days before`,
              }
        }
      />
      {children}
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
