import { area, curveMonotoneX, line } from 'd3-shape';
import { useId, useLayoutEffect, useState, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

import { seriesColor, type ChartData, type ChartSeries } from './ChartData.ts';
import { ChartReading } from './ChartReading.tsx';
import { plotOf, type Plot } from './chartScale.ts';
import { ChartTable } from './ChartTable.tsx';
import { useReading } from './useReading.ts';

/** The texts of a chart. */
export interface ChartLabels {
  /** The label of the control that opens the table behind the chart. */
  table: string;
  /** The text shown when there is nothing to draw. */
  empty: string;
  /** The kind of the categories, such as "Month": the head of the table's first column. */
  category: string;
}

export interface LineChartProps extends ChartData, Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** Formats a value beside the vertical axis, where there is little room. @default formatValue */
  formatTick?: ((value: number) => string) | undefined;
  /** The height of the drawing in pixels. @default 240 */
  height?: number | undefined;
  /** The texts of the chart. */
  labels: ChartLabels;
  /** Whether the area below each line is filled, as for an amount that includes all that is below it. @default false */
  isArea?: boolean | undefined;
}

/** A line chart of values that change over time: axes, a legend, the values at one category, and a table of all. */
export function LineChart({
  label,
  categories,
  series,
  formatValue,
  formatTick = formatValue,
  height = 240,
  labels,
  isArea = false,
  ...rest
}: LineChartProps) {
  const id = useId();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const values = series.flatMap((one) => one.values.filter((value) => value !== null));
  const size = useChartSize(place);
  const plot = plotOf({ values, categories, formatTick, height, ...size });
  const data = { label, categories, series, formatValue };
  const reading = useReading(categories.length, (left) => (left - plot.start) / plot.step);

  return (
    <Figure aria-labelledby={`${id}-label`} {...rest}>
      <Caption id={`${id}-label`}>{label}</Caption>
      {series.length > 1 && (
        <Legend>
          {series.map(({ id: key, name }, index) => (
            <li key={key}>
              <svg width="20" height="12" aria-hidden style={seriesColor(index)}>
                <Stroke d="M0 6H20" strokeDasharray={seriesDash(index)} />
              </svg>
              {name}
            </li>
          ))}
        </Legend>
      )}
      <Place ref={setPlace} dir="ltr" style={{ height }} {...reading.place}>
        {values.length === 0 ? (
          <Nothing>{labels.empty}</Nothing>
        ) : (
          <>
            <Drawing width={size.width} height={height} aria-hidden>
              {plot.ticks.map((tick) => (
                <g key={tick}>
                  <line
                    x1={plot.start}
                    x2={plot.start + plot.width + plot.gap}
                    y1={plot.y(tick)}
                    y2={plot.y(tick)}
                    data-zero={tick === 0 || undefined}
                  />
                  <text
                    x={plot.start - plot.gap}
                    y={plot.y(tick)}
                    textAnchor="end"
                    dominantBaseline="central"
                  >
                    {formatTick(tick)}
                  </text>
                </g>
              ))}
              {plot.named.map((index) => (
                <text key={index} x={plot.x(index)} y={height - size.rem / 2} textAnchor="middle">
                  {categories[index]}
                </text>
              ))}
              {series.map((one, index) => (
                <g key={one.id} style={seriesColor(index)}>
                  {isArea && <path d={outline(one, plot, true)} fill="currentColor" opacity="0.14" />}
                  <Stroke d={outline(one, plot, false)} strokeDasharray={seriesDash(index)} />
                  {lonePoints(one).map(([at, value]) => (
                    <circle key={at} cx={plot.x(at)} cy={plot.y(value)} r="3" fill="currentColor" />
                  ))}
                </g>
              ))}
            </Drawing>
            <ChartReading {...data} plot={plot} reading={reading} />
          </>
        )}
      </Place>
      {categories.length > 0 && <ChartTable {...data} labels={labels} />}
    </Figure>
  );
}

/**
 * The width of a chart's element and the size of 1 rem, in pixels and kept up to date: a chart that is drawn in real
 * pixels does not distort its letters and lines.
 */
function useChartSize(element: HTMLElement | null): { width: number; rem: number } {
  const [size, setSize] = useState({ width: 640, rem: 16 });
  useLayoutEffect(() => {
    if (!element) return;
    const { fontSize } = getComputedStyle(document.documentElement);
    const measure = () =>
      setSize({ width: element.clientWidth || 640, rem: Number.parseFloat(fontSize) || 16 });
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [element]);
  return size;
}

/** The dash pattern of a line, so that colour is never the only difference between series. */
const seriesDash = (index: number) => [undefined, '6 4', '2 3', '10 4 2 4', '12 5', '1 5'][index % 6];

/** The path of a line, or of the area below it; it breaks where no value is known. */
function outline({ values }: ChartSeries, plot: Plot, isFilled: boolean): string {
  const y = (value: number | null) => plot.y(value ?? 0);
  const draw = isFilled ? area<number | null>().y0(plot.y(0)).y1(y) : line<number | null>().y(y);
  const path = draw.defined((value) => value !== null).x((_, index) => plot.x(index));
  return path.curve(curveMonotoneX)([...values]) ?? '';
}

/** The values without neighbours, which are drawn as dots: a line through one point is invisible. */
const lonePoints = ({ values }: ChartSeries) =>
  values.flatMap((value, index) => {
    const isLone = (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null;
    return value !== null && isLone ? [[index, value] as const] : [];
  });

const Figure = styled.figure`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  min-width: 0;
  margin: 0;
`;

const Caption = styled.figcaption`
  font-weight: var(--font-weight-heading);
  overflow-wrap: anywhere;
`;

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  margin: 0;
  padding: 0;
  color: var(--color-muted);
  font-size: var(--font-size-14);
  list-style: none;

  > li {
    display: inline-flex;
    gap: var(--space-2);
    align-items: center;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  svg {
    flex-shrink: 0;
  }
`;

const Place = styled.div`
  position: relative;
  min-width: 0;
  cursor: crosshair;
  touch-action: pan-y;
`;

const Nothing = styled.p`
  display: grid;
  place-items: center;
  height: 100%;
  margin: 0;
  color: var(--color-muted);
  text-align: center;
  background: var(--color-sunken);
  border-radius: var(--radius-control);
`;

const Drawing = styled.svg`
  display: block;
  overflow: visible;

  line {
    stroke: var(--color-line);
    shape-rendering: crispedges;
  }
  line[data-zero] {
    stroke: var(--color-line-strong);
  }
  text {
    fill: var(--color-muted);
    font-size: var(--font-size-12);
    font-family: var(--font-numeric);
    font-variant-numeric: tabular-nums;
  }
`;

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
