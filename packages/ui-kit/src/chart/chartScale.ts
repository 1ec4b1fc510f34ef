import { nice, ticks } from 'd3-array';

import type { ChartSeries } from './ChartData.ts';

/** The room for the labels around a drawing, in pixels. */
export interface ChartRoom {
  top: number;
  bottom: number;
  /** The distance between the drawing and the labels beside it. */
  gap: number;
  /** The distance of the labels below the drawing from the bottom of the chart. */
  below: number;
  /** The approximate width of a figure or a letter. */
  figure: number;
}

/** The room for labels of the usual text size. */
export const room: ChartRoom = { top: 8, bottom: 28, gap: 10, below: 8, figure: 7.4 };

/** The room for labels at a text size, given as the pixels of 1 rem. */
export function roomFor(rem: number): ChartRoom {
  const { top, bottom, gap, below, figure } = room;
  const scale = rem / 16;
  return { top: top * scale, bottom: bottom * scale, gap, below: below * scale, figure: figure * scale };
}

export interface VerticalScale {
  /** The values that have a grid line. */
  ticks: readonly number[];
  /** The position of a value, in pixels from the top. */
  y: (value: number) => number;
}

/** Scales values to a height; zero is always included, because a cut axis would distort the proportions. */
export function verticalScale(
  values: readonly number[],
  height: number,
  { top, bottom: below }: Pick<ChartRoom, 'top' | 'bottom'> = room,
): VerticalScale {
  const lowest = Math.min(0, ...values);
  const highest = Math.max(0, ...values);
  const [from, to] = nice(lowest, lowest === highest ? 1 : highest, 4);
  const bottom = height - below;
  return {
    ticks: ticks(from, to, 4),
    y: (value) => bottom - ((value - from) / (to - from)) * (bottom - top),
  };
}

/** All known values of all series. */
export function knownValues(series: readonly ChartSeries[]): readonly number[] {
  return series.flatMap(({ values }) => values.filter((value) => value !== null));
}

/** The indexes of the categories that have a label below the drawing, so few that labels do not overlap. */
export function namedCategories(count: number, width: number, widthOfName: number): readonly number[] {
  if (count === 0) return [];
  const limit = Math.max(1, Math.floor(width / Math.max(1, widthOfName)));
  const step = Math.max(1, Math.ceil(count / limit));
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step);
}
