import { styled } from 'styled-components';

import { seriesColor, valueText, type ChartData } from './ChartData.ts';
import { ChartSlider } from './ChartSlider.tsx';
import type { Plot } from './chartScale.ts';
import type { Reading } from './useReading.ts';

export interface ChartReadingProps extends ChartData {
  /** The position and the scales of the drawing. */
  plot: Plot;
  reading: Reading;
}

/** The values of a chart at the category that is read. */
export function ChartReading(props: ChartReadingProps) {
  const { label, categories, series, plot, reading } = props;
  const index = reading.slider.value;
  const lines = series.map(({ id, name, values }) => ({ id, name, value: valueText(props, values[index]) }));
  const text = [categories[index], ...lines.map(({ name, value }) => `${name}: ${value}`)].join(', ');

  return (
    <>
      <ChartSlider label={label} count={categories.length} text={text} reading={reading} />
      {reading.pointed !== undefined && (
        <>
          <Needle style={{ left: plot.x(index), top: plot.top, height: plot.bottom - plot.top }} />
          <Sheet
            aria-hidden
            data-side={plot.x(index) > plot.start + plot.width / 2 ? 'left' : 'right'}
            style={{ left: plot.x(index) }}
          >
            <strong>{categories[index]}</strong>
            {lines.map(({ id, name, value }, line) => (
              <Line key={id}>
                <i style={seriesColor(line)} />
                <span>{name}</span>
                <b>{value}</b>
              </Line>
            ))}
          </Sheet>
        </>
      )}
    </>
  );
}

const Needle = styled.div`
  position: absolute;
  width: 1px;
  background: var(--color-line-strong);
  pointer-events: none;
`;

const Sheet = styled.div`
  position: absolute;
  z-index: 1;
  top: var(--space-2);
  display: flex;
  flex-direction: column;
  gap: var(--space-1);
  width: max-content;
  max-width: min(16rem, 60%);
  padding: var(--space-2) var(--space-3);
  font-size: var(--font-size-12);
  background: var(--color-floating);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-control);
  box-shadow: var(--shadow-floating);
  pointer-events: none;

  &[data-side='left'] {
    translate: calc(-100% - 0.75rem);
  }
  &[data-side='right'] {
    translate: 0.75rem;
  }
`;

const Line = styled.span`
  display: flex;
  gap: var(--space-2);
  align-items: baseline;
  color: var(--color-muted);

  > i {
    flex-shrink: 0;
    width: 0.5rem;
    height: 0.5rem;
    background: currentcolor;
    border-radius: 50%;
  }
  > span {
    overflow-wrap: anywhere;
  }
  > b {
    margin-inline-start: auto;
    padding-inline-start: var(--space-2);
    color: var(--color-text);
    font-family: var(--font-numeric);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;
