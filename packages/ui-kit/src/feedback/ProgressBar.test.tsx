import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { ProgressBar } from './ProgressBar.tsx';

test('it tells how far it is, and nothing when nobody knows', () => {
  const { rerender } = render(<ProgressBar label="Translating" value={2} max={8} />);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('2');
  expect(screen.getByRole('progressbar').getAttribute('aria-valuemax')).toBe('8');
  rerender(<ProgressBar label="Translating" />);
  expect(screen.getByRole('progressbar').hasAttribute('aria-valuenow')).toBe(false);
});

test('a bar without a name is hidden from screen readers', () => {
  const { container } = render(<ProgressBar />);
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
});

test('of an unknown whole nothing is done', () => {
  const { container } = render(<ProgressBar value={5} max={Number.NaN} />);
  expect(container.querySelector<HTMLElement>('[style]')?.style.transform).toBe('scaleX(0)');
});
