import { useLingui } from '@lingui/react/macro';
import { LineChart, type ChartSeries } from '@my-air/ui-kit';

export interface CurveProps {
  /** The title of the curve. */
  label: string;
  /** The days, already formatted. */
  days: readonly string[];
  /** The values of the days; a single series fills the area below it. */
  series: readonly ChartSeries[];
  /** Formats a value, such as an amount of money. */
  formatValue: (value: number) => string;
  /** Formats a value beside the axis, such as a short amount of money. */
  formatTick: (value: number) => string;
}

/** The course of a figure of the statistics, day by day. */
export function Curve({ label, days, series, formatValue, formatTick }: CurveProps) {
  const { t } = useLingui();
  return (
    <LineChart
      label={label}
      isArea={series.length === 1}
      height={150}
      categories={days}
      series={series}
      formatValue={formatValue}
      formatTick={formatTick}
      labels={{ table: t`Show as a table`, empty: t`No days yet`, category: t`Day` }}
    />
  );
}
