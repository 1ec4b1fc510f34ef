/** One series of a chart, which has a colour of its own. */
export interface ChartSeries {
  id: string;
  /** The name in the legend and in the table. */
  name: string;
  /** The value at each category, in the same order; null where it is not known. */
  values: readonly (number | null)[];
}

/** The texts of a chart. */
export interface ChartLabels {
  /** The label of the control that opens the table behind the chart. */
  table: string;
  /** The text shown when there is nothing to draw. */
  empty: string;
  /** The kind of the categories, such as "Month": the head of the table's first column. */
  category: string;
}

/** The data and the texts of a chart with axes. */
export interface ChartData {
  /** The name of the chart, shown as its caption. */
  label: string;
  /** The labels along the horizontal axis, already formatted. */
  categories: readonly string[];
  /** The series, at most six; each has a colour of its own. */
  series: readonly ChartSeries[];
  /** Formats a value, such as an amount of money. */
  formatValue: (value: number) => string;
  /** Formats a value beside the vertical axis, where there is little room. @default formatValue */
  formatTick?: ((value: number) => string) | undefined;
  /** The height of the drawing in pixels. @default 240 */
  height?: number | undefined;
  /** The texts of the chart. */
  labels: ChartLabels;
}
