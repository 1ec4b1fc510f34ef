import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

export interface SparklineProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'values'> {
  /** The values, the latest last. */
  values: readonly number[];
}

export const sparklineSize = { width: 96, height: 28 };
/** The room for half of the line's width. */
const edge = 2;

/** The positions of the values in the drawing, in its pixels. */
export function sparklinePoints(values: readonly number[]): readonly { x: number; y: number }[] {
  const { width, height } = sparklineSize;
  const lowest = Math.min(...values);
  const range = Math.max(...values) - lowest || 1;
  return values.map((value, place) => ({
    x: edge + (place * (width - 2 * edge)) / Math.max(1, values.length - 1),
    y: height - edge - ((value - lowest) * (height - 2 * edge)) / range,
  }));
}

/** The course of a value in the size of a word, without axes; it is decoration, and its figure is beside it. */
export function Sparkline({ values, ...rest }: SparklineProps) {
  const { width, height } = sparklineSize;
  const points = sparklinePoints(values).map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`);

  return (
    <Drawing viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden {...rest}>
      <polyline points={points.join(' ')} />
    </Drawing>
  );
}

const Drawing = styled.svg`
  flex-shrink: 0;
  color: var(--color-accent);

  > polyline {
    fill: none;
    stroke: currentcolor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  @media (forced-colors: active) {
    color: CanvasText;
  }
`;
