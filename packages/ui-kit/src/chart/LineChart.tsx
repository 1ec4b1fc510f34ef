import { area, curveMonotoneX, line } from 'd3-shape';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

import type { ChartData, ChartSeries } from './ChartData.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { seriesColor, seriesDash } from './chartParts.tsx';
import { knownValues } from './chartScale.ts';
import type { Plot } from './Plot.ts';

export interface LineChartProps
  extends ChartData, Omit<ComponentPropsWithRef<'figure'>, 'children' | 'height'> {
  /**
   * Whether the area below each line is filled, as for an amount that includes all that is below it.
   * @default false
   */
  isArea?: boolean | undefined;
}

/** A line chart of values that change over time. */
export function LineChart({
  label,
  categories,
  series,
  formatValue,
  formatTick,
  height,
  labels,
  isArea = false,
  ...rest
}: LineChartProps) {
  const data = { label, categories, series, formatValue, formatTick, height, labels };
  return (
    <ChartFrame data={data} values={knownValues(series)} {...rest}>
      {(plot) =>
        series.map((one, index) => (
          <g key={one.id} style={seriesColor(index)}>
            {isArea && <Fill d={outline(one, plot, true)} />}
            <Stroke d={outline(one, plot, false)} strokeDasharray={seriesDash(index)} />
            {lonePoints(one).map(([at, value]) => (
              <circle key={at} cx={plot.x(at)} cy={plot.y(value)} r="3" fill="currentColor" />
            ))}
          </g>
        ))
      }
    </ChartFrame>
  );
}

/** The path of a line, or of the area below it; it breaks where no value is known. */
function outline({ values }: ChartSeries, plot: Plot, isFilled: boolean): string {
  const points = values.map((value, index) => [plot.x(index), value] as const);
  const isKnown = ([, value]: (typeof points)[number]) => value !== null;
  const y = ([, value]: (typeof points)[number]) => plot.y(value ?? 0);
  const draw = isFilled
    ? area<(typeof points)[number]>().y0(plot.y(0)).y1(y)
    : line<(typeof points)[number]>().y(y);
  return (
    draw
      .defined(isKnown)
      .x(([x]) => x)
      .curve(curveMonotoneX)(points) ?? ''
  );
}

/** The values without neighbours, which are drawn as dots: a line through one point is invisible. */
function lonePoints({ values }: ChartSeries): readonly (readonly [index: number, value: number])[] {
  return values.flatMap((value, index) => {
    const isLone = (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null;
    return value !== null && isLone ? [[index, value] as const] : [];
  });
}

const Stroke = styled.path`
  fill: none;
  stroke: currentcolor;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;

  @media (forced-colors: active) {
    stroke: CanvasText;
  }
`;

const Fill = styled.path`
  fill: currentcolor;
  opacity: 0.14;
`;
