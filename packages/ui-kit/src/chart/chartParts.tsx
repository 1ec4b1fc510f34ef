import { styled } from 'styled-components';

import type { Plot } from './Plot.ts';

/** The colour of a series, as an inline style: there are six, and they differ in lightness too. */
export function seriesColor(index: number): { color: string } {
  return { color: `var(--color-chart-${(index % 6) + 1})` };
}

/** The dash pattern of a line, so that colour is never the only difference between series. */
export function seriesDash(index: number): string | undefined {
  return [undefined, '6 4', '2 3', '10 4 2 4', '12 5', '1 5'][index % 6];
}

export interface AxesProps {
  /** The scales and the position of the drawing. */
  plot: Pick<Plot, 'room' | 'ticks' | 'y' | 'start' | 'width'>;
  /** The height of the whole chart in pixels. */
  height: number;
  /** The label of each grid line, in the order of the ticks. */
  tickNames: readonly string[];
  /** The labels along the bottom, each with its position in pixels. */
  names: readonly (readonly [x: number, name: string])[];
}

/** The lines behind a drawing, and the labels beside and below them. */
export function Axes({ plot, height, tickNames, names }: AxesProps) {
  const { room } = plot;
  return (
    <>
      {plot.ticks.map((tick, index) => (
        <g key={tick}>
          <Line
            x1={plot.start}
            x2={plot.start + plot.width + room.gap}
            y1={plot.y(tick)}
            y2={plot.y(tick)}
            data-zero={tick === 0 || undefined}
          />
          <Words x={plot.start - room.gap} y={plot.y(tick)} textAnchor="end" dominantBaseline="central">
            {tickNames[index]}
          </Words>
        </g>
      ))}
      {names.map(([x, name]) => (
        <Words key={x} x={x} y={height - room.below} textAnchor="middle">
          {name}
        </Words>
      ))}
    </>
  );
}

export const Drawing = styled.svg`
  display: block;
  overflow: visible;
`;

const Line = styled.line`
  stroke: var(--color-line);
  shape-rendering: crispedges;

  &[data-zero] {
    stroke: var(--color-line-strong);
  }
`;

const Words = styled.text`
  fill: var(--color-muted);
  font-size: var(--font-size-12);
  font-family: var(--font-numeric);
  font-variant-numeric: tabular-nums;
`;
