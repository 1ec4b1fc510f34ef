import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { SparklineFigure } from './SparklineFigure.tsx';

const values = [10, 30, 20];
const describeDay = (index: number) => `Nov ${index + 1}: ${values[index]}`;

function open() {
  const { container } = render(
    <SparklineFigure
      label="Views by day"
      values={values}
      describe={describeDay}
      figure="60 views in 3 days"
    />,
  );
  return { drawing: container.querySelector('svg')!, slider: screen.getByRole('slider') };
}

test('the pointer reads the day below it, and the figure is back once it has left', () => {
  const { drawing } = open();
  fireEvent.pointerMove(drawing, { clientX: 4 });
  expect(screen.getByText('Nov 1: 10')).toBeTruthy();
  fireEvent.pointerLeave(drawing.parentElement!);
  expect(screen.queryByText('Nov 1: 10')).toBeNull();
});

test('a press stays, keys go on from it, and it ends with the focus', () => {
  const { drawing, slider } = open();
  fireEvent.pointerMove(drawing, { clientX: 48 });
  fireEvent.click(drawing, { clientX: 48 });
  fireEvent.pointerLeave(drawing.parentElement!);
  expect(document.activeElement).toBe(slider);
  expect(screen.getByText('Nov 2: 30')).toBeTruthy();
  // The keys of a slider are the browser's own: this is the effect of one.
  fireEvent.change(slider, { target: { value: '2' } });
  expect(screen.getByText('Nov 3: 20')).toBeTruthy();
  expect(slider.getAttribute('aria-valuetext')).toBe('Nov 3: 20');
  fireEvent.blur(slider);
  expect(screen.queryByText('Nov 3: 20')).toBeNull();
});
