import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

export interface SparklineProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'values'> {
  /** The values, the latest last. */
  values: readonly number[];
}

const width = 96;
const height = 28;
/** The room for half of the line's width. */
const edge = 2;

/** The course of a value in the size of a word, without axes; it is decoration, and its figure is beside it. */
export function Sparkline({ values, ...rest }: SparklineProps) {
  const lowest = Math.min(...values);
  const range = Math.max(...values) - lowest || 1;
  const x = (place: number) => edge + (place * (width - 2 * edge)) / Math.max(1, values.length - 1);
  const y = (value: number) => height - edge - ((value - lowest) * (height - 2 * edge)) / range;
  const points = values.map((value, place) => `${x(place).toFixed(1)},${y(value).toFixed(1)}`);

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
