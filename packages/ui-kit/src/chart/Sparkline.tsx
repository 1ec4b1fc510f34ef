import { curveMonotoneX, line } from 'd3-shape';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

export interface SparklineProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'values'> {
  /** What it shows, in words, with what matters of it: "Views of the last week, from 1,200 to 1,900". */
  label: string;
  /** The values in their order; null where nothing is known. */
  values: readonly (number | null)[];
  /** Its width in pixels. @default 96 */
  width?: number | undefined;
  /** Its height in pixels. @default 28 */
  height?: number | undefined;
  /** @default 'accent' */
  tone?: 'accent' | 'positive' | 'critical' | 'muted' | undefined;
}

/** The run of a figure in the space of a word; the figures themselves stand beside it. */
export function Sparkline({
  label,
  values,
  width = 96,
  height = 28,
  tone = 'accent',
  ...rest
}: SparklineProps) {
  const points = values.map((value, index) => [index, value] as const);
  const known = values.filter((value) => value !== null);
  const lowest = Math.min(...known);
  const highest = Math.max(...known);
  const inner = height - 2 * edge;
  const x = (index: number) => edge + (index / Math.max(1, values.length - 1)) * (width - 2 * edge);
  // What does not change runs through the middle.
  const y = (value: number) =>
    highest === lowest ? height / 2 : edge + inner - ((value - lowest) / (highest - lowest)) * inner;
  const path = line<(typeof points)[number]>()
    .defined(([, value]) => value !== null)
    .x(([index]) => x(index))
    .y(([, value]) => y(value ?? 0))
    .curve(curveMonotoneX)(points);
  const last = points.findLast(([, value]) => value !== null);

  return (
    <Drawing
      {...{ role: 'img', 'aria-label': label }}
      width={width}
      height={height}
      {...rest}
      data-tone={tone}
    >
      <path d={path ?? ''} />
      {last && <circle cx={x(last[0])} cy={y(last[1] ?? 0)} r="2.5" />}
    </Drawing>
  );
}

/** The room that the end of the line needs, in pixels. */
const edge = 3;

const Drawing = styled.svg`
  flex-shrink: 0;
  color: var(--color-chart-1);

  &[data-tone='positive'] {
    color: var(--color-positive-text);
  }
  &[data-tone='critical'] {
    color: var(--color-critical-text);
  }
  &[data-tone='muted'] {
    color: var(--color-muted);
  }
  > path {
    fill: none;
    stroke: currentcolor;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  > circle {
    fill: currentcolor;
  }

  @media (forced-colors: active) {
    color: CanvasText;
  }
`;
