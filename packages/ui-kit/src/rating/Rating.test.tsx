import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';

import { Rating, type RatingProps } from './Rating.tsx';

const starLabel = (value: number, max: number) => `${value} of ${max}`;

function Kept({ value: initial = null, onValueChange, ...rest }: Partial<RatingProps>) {
  const [value, setValue] = useState(initial);
  function keep(given: number) {
    setValue(given);
    onValueChange?.(given);
  }
  return <Rating label="How did we do?" starLabel={starLabel} {...rest} value={value} onValueChange={keep} />;
}

test('[NOTE-01] there are as many stars as can be given, and one of them is chosen', async () => {
  const change = vi.fn();
  render(<Kept max={7} onValueChange={change} />);
  expect(screen.getAllByRole('radio')).toHaveLength(7);
  expect(screen.getByRole('group', { name: 'How did we do?' })).toBeDefined();
  await userEvent.click(screen.getByRole('radio', { name: '4 of 7' }));
  expect(change).toHaveBeenCalledExactlyOnceWith(4);
  expect(screen.getByRole('radio', { checked: true }).getAttribute('aria-label')).toBe('4 of 7');
  expect(document.querySelectorAll('[data-given]')).toHaveLength(4);
});

test('the stars are one stop of Tab', async () => {
  render(<Kept value={2} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '2 of 5' }));
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});
