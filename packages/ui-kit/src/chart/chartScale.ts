import { nice, ticks } from 'd3-array';

/** The position and the scales of a drawing, in pixels. */
export interface Plot {
  /** The left edge, beside the labels of the vertical axis. */
  start: number;
  width: number;
  top: number;
  bottom: number;
  /** The distance between the drawing and the labels beside it. */
  gap: number;
  /** The values that have a grid line. */
  ticks: readonly number[];
  /** The width of one category. */
  step: number;
  /** The position of the middle of a category. */
  x: (index: number) => number;
  /** The position of a value. */
  y: (value: number) => number;
  /** The indexes of the categories that have a label below the drawing, so few that labels do not overlap. */
  named: readonly number[];
}

interface PlotOptions {
  /** The values to draw. Zero is always included, because a cut axis would distort the proportions. */
  values: readonly number[];
  categories: readonly string[];
  formatTick: (value: number) => string;
  width: number;
  height: number;
  /** The pixels of 1 rem, by which the labels grow. */
  rem: number;
}

/** The plot that fits beside the labels of both axes. */
export function plotOf({ values, categories, formatTick, width: whole, height, rem }: PlotOptions): Plot {
  const gap = 10;
  // About the width of a figure: they all have one width, and the room is that of the longest label.
  const figure = (7.4 * rem) / 16;
  const [top, bottom] = [rem / 2, height - 1.75 * rem];
  const [lowest, highest] = [Math.min(0, ...values), Math.max(0, ...values)];
  const linesOf = (most: number) => {
    const [from, to] = nice(lowest, lowest === highest ? 1 : highest, most);
    return { from, to, lines: ticks(from, to, most) };
  };
  // With large text there is room for fewer.
  const isReadable = ({ lines }: { lines: readonly number[] }) => (bottom - top) / (lines.length - 1) >= rem;
  const { from, to, lines } = [4, 3, 2].map(linesOf).find(isReadable) ?? linesOf(1);
  const start = longest(lines.map(formatTick)) * figure + gap;
  const width = Math.max(0, whole - start - 2 * gap);
  const count = categories.length;
  const step = width / Math.max(1, count - 1);
  const fitting = Math.max(1, Math.floor(width / (longest(categories) * figure + gap)));
  const each = Math.max(1, Math.ceil(count / fitting));
  return {
    start,
    width,
    top,
    bottom,
    gap,
    ticks: lines,
    step,
    x: (index) => start + (count === 1 ? width / 2 : index * step),
    y: (value) => bottom - ((value - from) / (to - from)) * (bottom - top),
    named: Array.from({ length: Math.ceil(count / each) }, (_, index) => index * each),
  };
}

const longest = (names: readonly string[]) => Math.max(0, ...names.map((name) => name.length));
