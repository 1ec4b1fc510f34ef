/** One line or one colour of a chart. */
export interface ChartSeries {
  id: string;
  /** Its name, in the legend and in the table. */
  name: string;
  /** Its value at each category, in the same order; null where nothing is known. */
  values: readonly (number | null)[];
}

/** The words of a chart. */
export interface ChartLabels {
  /** What opens the table behind the chart. */
  table: string;
  /** What it says when there is nothing to draw. */
  empty: string;
  /** What the categories are, such as "Month": the head of the table's first column. */
  category: string;
}

/** What every chart with axes is drawn from. */
export interface ChartData {
  /** What it shows: its name. */
  label: string;
  /** The labels along the bottom, already formatted. */
  categories: readonly string[];
  /** At most six; each has a colour of its own. */
  series: readonly ChartSeries[];
  /** Writes a value, such as money. */
  formatValue: (value: number) => string;
  /** Writes a value beside the axis, where there is little room. @default formatValue */
  formatTick?: ((value: number) => string) | undefined;
  /** How tall the drawing is, in pixels. @default 240 */
  height?: number | undefined;
  labels: ChartLabels;
}
