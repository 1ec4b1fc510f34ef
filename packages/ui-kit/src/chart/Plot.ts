import type { ChartRoom, VerticalScale } from './chartScale.ts';

/** The position and the scales of a drawing, in pixels. */
export interface Plot extends VerticalScale {
  room: ChartRoom;
  /** The left edge of the drawing. */
  start: number;
  /** The width of the drawing. */
  width: number;
  /** The position of the middle of a category. */
  x: (index: number) => number;
  /** The width of one category. */
  step: number;
}

/** Computes the plot that fits beside the labels of the vertical axis. */
export function plotOf(
  scale: VerticalScale,
  room: ChartRoom,
  tickNames: readonly string[],
  width: number,
  count: number,
): Plot {
  // About as wide as the longest label; labels are figures, which all have one width.
  const start = Math.max(...tickNames.map((name) => name.length)) * room.figure + room.gap;
  const end = 2 * room.gap;
  const free = Math.max(0, width - start - end);
  const step = free / Math.max(1, count - 1);
  const x = (index: number) => (count === 1 ? start + free / 2 : start + index * step);
  return { ...scale, room, start, width: free, step, x };
}
