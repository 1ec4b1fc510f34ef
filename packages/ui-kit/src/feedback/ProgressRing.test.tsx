import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { describeConformance } from '../testing/describeConformance.tsx';
import { ProgressRing } from './ProgressRing.tsx';

describeConformance('ProgressRing', (props) => (
  <ProgressRing {...props} label="Translating" value={30}>
    30%
  </ProgressRing>
));

const drawn = () =>
  Number.parseFloat(
    screen.getByRole('progressbar').querySelectorAll('circle')[1]?.getAttribute('stroke-dasharray') ?? '',
  ) /
  (2 * Math.PI * 16);

test.each([
  [0, 10, 0],
  [5, 10, 0.5],
  [10, 10, 1],
  [12, 10, 1],
  [-1, 10, 0],
  [1, 0, 0],
])('%i of %i draws %f of the ring', (value, max, expected) => {
  render(<ProgressRing label="Translating" value={value} max={max} />);
  expect(drawn()).toBeCloseTo(expected, 3);
});

test('how far nobody knows is not said as a number', () => {
  render(<ProgressRing label="Translating" />);
  expect(screen.getByRole('progressbar', { name: 'Translating' }).hasAttribute('aria-valuenow')).toBe(false);
});
