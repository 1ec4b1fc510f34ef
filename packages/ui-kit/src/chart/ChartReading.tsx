import { useState } from 'react';
import { styled } from 'styled-components';

import { seriesColor, valueText, type ChartData } from './ChartData.ts';
import type { Plot } from './chartScale.ts';

export interface ChartReadingProps extends ChartData {
  /** The position and the scales of the drawing. */
  plot: Plot;
  /** The index of the category under the pointer; undefined while there is none. */
  pointed: number | undefined;
  /** Called with the index that the keyboard chose, and with undefined once the focus leaves. */
  onPoint: (index: number | undefined) => void;
}

/**
 * The values of a chart at one category: the browser's own slider lies over the drawing, so that arrow keys
 * and screen readers go from value to value.
 */
export function ChartReading(props: ChartReadingProps) {
  const { label, categories, series, plot, pointed, onPoint } = props;
  const [last, setLast] = useState(categories.length - 1);
  const index = pointed ?? Math.min(last, categories.length - 1);
  const lines = series.map(({ id, name, values }) => ({ id, name, value: valueText(props, values[index]) }));
  const text = [categories[index], ...lines.map(({ name, value }) => `${name}: ${value}`)].join(', ');

  function choose(next: number) {
    setLast(next);
    onPoint(next);
  }

  return (
    <>
      <Slider
        type="range"
        aria-label={label}
        aria-valuetext={text}
        min={0}
        max={categories.length - 1}
        value={index}
        onChange={(event) => choose(Number(event.currentTarget.value))}
        onFocus={() => onPoint(index)}
        onBlur={() => onPoint(undefined)}
      />
      {pointed !== undefined && (
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

const Slider = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: crosshair;
  touch-action: pan-y;

  /* The slider itself is not to be seen; where it is, is told by the frame around the drawing. */
  &:focus-visible {
    border-radius: var(--radius-control);
    opacity: 1;
    appearance: none;
    background: none;
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
  &:focus-visible::-webkit-slider-thumb {
    appearance: none;
  }
  &:focus-visible::-moz-range-thumb {
    border: 0;
    background: none;
  }
`;

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
