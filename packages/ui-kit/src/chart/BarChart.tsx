import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

import type { ChartData, ChartSeries } from './ChartData.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { seriesColor } from './chartParts.tsx';
import { knownValues, stackedValues } from './chartScale.ts';
import type { Plot } from './Plot.ts';

export interface BarChartProps
  extends ChartData, Omit<ComponentPropsWithRef<'figure'>, 'children' | 'height'> {
  /** Whether the bars of one category stand on each other instead of side by side. @default false */
  isStacked?: boolean | undefined;
}

/** Amounts to be held against each other, as bars. */
export function BarChart({
  label,
  categories,
  series,
  formatValue,
  formatTick,
  height,
  labels,
  isStacked = false,
  ...rest
}: BarChartProps) {
  const data = { label, categories, series, formatValue, formatTick, height, labels };
  const known = knownValues(series);
  const values = isStacked && known.length > 0 ? stackedValues(series, categories.length) : known;
  return (
    <ChartFrame data={data} values={values} isEdgeToEdge={false} {...rest}>
      {(plot) =>
        series.map((one, index) => (
          <g key={one.id} style={seriesColor(index)}>
            {one.values.map((value, at) => {
              if (value === null || value === 0) return null;
              const box = isStacked
                ? stackedBox(series, index, at, plot)
                : sideBox(series.length, index, at, value, plot);
              return <Bar key={at} {...box} rx={Math.min(4, box.width / 3)} />;
            })}
          </g>
        ))
      }
    </ChartFrame>
  );
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What is left free between two categories, as a share of one. */
const gap = 0.34;
const widest = 56;

function sideBox(count: number, index: number, at: number, value: number, plot: Plot): Box {
  const all = Math.min(plot.step * (1 - gap), widest * count);
  const between = count > 1 ? Math.min(2, all / count / 4) : 0;
  const width = Math.max(1, (all - between * (count - 1)) / count);
  const x = plot.x(at) - all / 2 + index * (width + between);
  return { x, width, ...vertical(0, value, plot) };
}

function stackedBox(series: readonly ChartSeries[], index: number, at: number, plot: Plot): Box {
  const value = series[index]?.values[at] ?? 0;
  const below = series
    .slice(0, index)
    .map(({ values }) => values[at] ?? 0)
    .filter((other) => other * value > 0)
    .reduce((sum, other) => sum + other, 0);
  const width = Math.max(1, Math.min(plot.step * (1 - gap), widest));
  return { x: plot.x(at) - width / 2, width, ...vertical(below, below + value, plot) };
}

function vertical(from: number, to: number, plot: Plot): Pick<Box, 'y' | 'height'> {
  const top = plot.y(Math.max(from, to));
  // However small it is, it is to be seen.
  return { y: top, height: Math.max(1, plot.y(Math.min(from, to)) - top) };
}

const Bar = styled.rect`
  fill: currentcolor;

  @media (forced-colors: active) {
    stroke: Canvas;
    /* Only its colour tells one series from another. */
    forced-color-adjust: none;
  }
`;
