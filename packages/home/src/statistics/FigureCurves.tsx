import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '@my-air/i18n';
import { StatTile } from '@my-air/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import type { CurveProps } from './Curve.tsx';
import { LateCurve } from './LateCurve.tsx';
import type { StatisticsFigure, StatisticsSum } from './sumStatistics.ts';
import { useTrend } from './useTrend.ts';

/** The earnings and the views of some days, each as a total with its change above its curve. */
export function FigureCurves({ days, revenue, views }: Pick<StatisticsSum, 'days' | 'revenue' | 'views'>) {
  const { t } = useLingui();
  const format = useFormat();
  const names = days.map(({ date }) => format.shortDate(date));
  return (
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
