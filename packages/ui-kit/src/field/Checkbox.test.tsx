import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Checkbox } from './Checkbox.tsx';

test('its words can be pressed, and its error describes it', () => {
  render(<Checkbox label="I agree" description="To the terms." error="Needed to go on." />);
  fireEvent.click(screen.getByText('I agree'));
  const box = screen.getByRole('checkbox');
  expect(box).toHaveProperty('checked', true);
  const described = box.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'To the terms.',
    'Needed to go on.',
  ]);
  expect(box.getAttribute('aria-invalid')).toBe('true');
});
