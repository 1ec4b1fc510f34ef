import { nice, ticks } from 'd3-array';

import type { ChartSeries } from './ChartData.ts';

/** What the words around a drawing need, in pixels. */
export interface ChartRoom {
  top: number;
  bottom: number;
  /** The distance between the words beside the drawing and the drawing. */
  gap: number;
  /** The distance of the words below the drawing from the end of the chart. */
  below: number;
  /** About how wide a figure or a letter is. */
  figure: number;
}

/** The room that words of the usual size need. */
export const room: ChartRoom = { top: 8, bottom: 28, gap: 10, below: 8, figure: 7.4 };

/** The room that words need when a text of 1 rem is so many pixels high. */
export function roomFor(rem: number): ChartRoom {
  const { top, bottom, gap, below, figure } = room;
  const scale = rem / 16;
  return { top: top * scale, bottom: bottom * scale, gap, below: below * scale, figure: figure * scale };
}

export interface VerticalScale {
  /** The values that have a line of their own. */
  ticks: readonly number[];
  /** The position of a value, in pixels from the top. */
  y: (value: number) => number;
}

/** Spreads values over a height; zero is always in sight, because a part of a bar would lie about the whole. */
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

/** Every value that is known. */
export function knownValues(series: readonly ChartSeries[]): readonly number[] {
  return series.flatMap(({ values }) => values.filter((value) => value !== null));
}

/** The sums of each category, for bars that stand on each other: above zero and below it apart. */
export function stackedValues(series: readonly ChartSeries[], count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index).flatMap((index) => {
    const values = series.map((one) => one.values[index] ?? 0);
    const sum = (sign: number) =>
      values.filter((value) => value * sign > 0).reduce((all, value) => all + value, 0);
    return [sum(1), sum(-1)];
  });
}

/** Which categories are named below the drawing, so that names do not run into each other. */
export function namedCategories(count: number, width: number, widthOfName: number): readonly number[] {
  if (count === 0) return [];
  const most = Math.max(1, Math.floor(width / Math.max(1, widthOfName)));
  const step = Math.max(1, Math.ceil(count / most));
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step);
}
