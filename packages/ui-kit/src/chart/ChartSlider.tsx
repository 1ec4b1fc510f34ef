import { styled } from 'styled-components';

import type { Reading } from './useReading.ts';

export interface ChartSliderProps {
  /** The name of the chart. */
  label: string;
  /** The number of its values. */
  count: number;
  /** The value that is read, in words. */
  text: string;
  reading: Reading;
}

/** The browser's own slider over a chart, so that arrow keys and screen readers go from value to value. */
export function ChartSlider({ label, count, text, reading }: ChartSliderProps) {
  const { ref, value, onChoose, onFocus, onBlur } = reading.slider;
  return (
    <Slider
      ref={ref}
      type="range"
      aria-label={label}
      aria-valuetext={text}
      min={0}
      max={count - 1}
      value={value}
      onChange={(event) => onChoose(Number(event.currentTarget.value))}
      onFocus={onFocus}
      onBlur={onBlur}
    />
  );
}

/* The pointer is read by the drawing below: the slider's own steps are not where the values are drawn. */
const Slider = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  pointer-events: none;

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
