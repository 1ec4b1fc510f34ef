import {
  useId,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { styled } from 'styled-components';

import { Axes, Drawing } from './chartParts.tsx';
import type { ChartData } from './ChartData.ts';
import { ChartLegend } from './ChartLegend.tsx';
import { ChartReading } from './ChartReading.tsx';
import { namedCategories, roomFor, verticalScale } from './chartScale.ts';
import { ChartTable } from './ChartTable.tsx';
import { plotOf, type Plot } from './Plot.ts';
import { useChartSize } from './useChartSize.ts';

export interface ChartFrameProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** The data and the texts of the chart. */
  data: ChartData;
  /** The values that the vertical axis has to cover. */
  values: readonly number[];
  /** Draws the series into the plot. */
  children: (plot: Plot) => ReactNode;
}

/** The frame of every chart: its axes, its legend, its values at one category, and the table behind it. */
export function ChartFrame({ data, values, children, ...rest }: ChartFrameProps) {
  const { label, categories, series, formatValue, formatTick = formatValue, height = 240, labels } = data;
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const { width, rem } = useChartSize(place);
  const room = roomFor(rem);
  const [pointed, setPointed] = useState<number>();
  const count = categories.length;
  const scale = verticalScale(values, height, room);
  const longestName = Math.max(0, ...categories.map((name) => name.length));
  const plot = plotOf(scale, room, scale.ticks.map(formatTick), width, count);

  const named = namedCategories(count, plot.width, longestName * room.figure + room.gap);

  function point({ clientX, currentTarget }: PointerEvent<HTMLElement>) {
    const left = clientX - currentTarget.getBoundingClientRect().left - plot.start;
    setPointed(Math.min(count - 1, Math.max(0, Math.round(left / plot.step))));
  }

  return (
    <Figure aria-labelledby={`${id}-label`} {...rest}>
      <Caption id={`${id}-label`}>{label}</Caption>
      {series.length > 1 && <ChartLegend series={series} />}
      <Place
        ref={place}
        dir="ltr"
        style={{ height }}
        onPointerMove={point}
        onPointerLeave={() => setPointed(undefined)}
      >
        {count === 0 || values.length === 0 ? (
          <Nothing>{labels.empty}</Nothing>
        ) : (
          <>
            <Drawing width={width} height={height} aria-hidden>
              <Axes
                plot={plot}
                height={height}
                tickNames={scale.ticks.map(formatTick)}
                names={named.map((index) => [plot.x(index), categories[index] ?? ''])}
              />
              {children(plot)}
            </Drawing>
            <ChartReading data={data} plot={plot} pointed={pointed} onPoint={setPointed} />
          </>
        )}
      </Place>
      {count > 0 && <ChartTable data={data} />}
    </Figure>
  );
}

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

const Place = styled.div`
  position: relative;
  min-width: 0;
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
