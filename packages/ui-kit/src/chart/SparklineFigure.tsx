import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

import { ChartSlider } from './ChartSlider.tsx';
import { Sparkline, sparklinePoints, sparklineSize } from './Sparkline.tsx';
import { useReading } from './useReading.ts';

export interface SparklineFigureProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The name of the curve, for screen readers. */
  label: string;
  /** The values, the latest last; at least two. */
  values: readonly number[];
  /** The value of an index in words, with its day: "Nov 23: 1,204 views". */
  describe: (index: number) => string;
  /** The figure that the values make up: "33.6K views in 28 days". */
  figure: string;
}

/** A sparkline with its figure; pressing the curve shows one of its values in place of the figure. */
export function SparklineFigure({ label, values, describe, figure, ...rest }: SparklineFigureProps) {
  const points = sparklinePoints(values);
  const [first, last] = [points[0]?.x ?? 0, points.at(-1)?.x ?? 0];
  const step = (last - first) / Math.max(1, values.length - 1) || 1;
  const reading = useReading(values.length, (left) => (left - first) / step);
  const point = reading.pointed === undefined ? undefined : points[reading.pointed];
  const text = describe(reading.slider.value);

  return (
    <Frame {...rest}>
      <Place dir="ltr" {...reading.place}>
        <Sparkline values={values} />
        {point && <Dot style={{ left: point.x, top: point.y }} />}
        <ChartSlider label={label} count={values.length} text={text} reading={reading} />
      </Place>
      <Words>
        {/* It keeps its place, so that nothing beside it moves. */}
        <span data-hidden={point !== undefined || undefined}>{figure}</span>
        {point && <span aria-hidden>{text}</span>}
      </Words>
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  gap: var(--space-2);
  align-items: center;
  min-width: 0;
`;

const Place = styled.div`
  position: relative;
  flex-shrink: 0;
  width: ${sparklineSize.width}px;
  cursor: crosshair;
  touch-action: pan-y;

  > svg {
    display: block;
  }
`;

const Dot = styled.i`
  position: absolute;
  width: 0.5rem;
  height: 0.5rem;
  background: var(--color-accent);
  border-radius: 50%;
  translate: -50% -50%;
  pointer-events: none;

  @media (forced-colors: active) {
    background: CanvasText;
  }
`;

const Words = styled.span`
  display: grid;
  min-width: 0;
  color: var(--color-muted);
  font-size: var(--font-size-14);
  overflow-wrap: anywhere;

  > span {
    grid-area: 1 / 1;
  }
  > [data-hidden] {
    opacity: 0;
  }
`;
