/** One series of a chart, which has a colour of its own. */
export interface ChartSeries {
  id: string;
  /** The name in the legend and in the table. */
  name: string;
  /** The value at each category, in the same order; null where it is not known. */
  values: readonly (number | null)[];
}

/** The data of a chart. */
export interface ChartData {
  /** The name of the chart, shown as its caption. */
  label: string;
  /** The labels along the horizontal axis, already formatted. */
  categories: readonly string[];
  /** The series, at most six; each has a colour of its own. */
  series: readonly ChartSeries[];
  /** Formats a value, such as an amount of money. */
  formatValue: (value: number) => string;
}

/** The value of a series at a category in words; a dash where it is not known. */
export function valueText({ formatValue }: Pick<ChartData, 'formatValue'>, value: number | null | undefined) {
  return value === null || value === undefined ? '–' : formatValue(value);
}

/** The colour of a series: there are six, and they differ in lightness too. */
export const seriesColor = (index: number) => ({ color: `var(--color-chart-${(index % 6) + 1})` });
