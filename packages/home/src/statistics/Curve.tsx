import { useLingui } from '@lingui/react/macro';
import { LineChart } from '@my-air/ui-kit';

export interface CurveProps {
  /** The title of the curve. */
  label: string;
  /** The name of what is counted, beside each value. */
  name: string;
  /** The days, already formatted. */
  days: readonly string[];
  /** The value of each day; null where it is unknown. */
  values: readonly (number | null)[];
  /** Formats a value, such as an amount of money. */
  formatValue: (value: number) => string;
  /** Formats a value beside the axis, such as a short amount of money. */
  formatTick: (value: number) => string;
}

/** The course of one figure of the statistics, day by day. */
export function Curve({ label, name, days, values, formatValue, formatTick }: CurveProps) {
  const { t } = useLingui();
  return (
    <LineChart
      label={label}
      isArea
      height={150}
      categories={days}
      series={[{ id: 'values', name, values }]}
      formatValue={formatValue}
      formatTick={formatTick}
      labels={{ table: t`Show as a table`, empty: t`No days yet`, category: t`Day` }}
    />
  );
}
