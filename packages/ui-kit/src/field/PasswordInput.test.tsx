import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { PasswordInput } from './PasswordInput.tsx';

test('it is hidden until it is asked to be shown', () => {
  render(<PasswordInput aria-label="Password" showLabel="Show" hideLabel="Hide" />);
  const input = screen.getByLabelText('Password');
  expect(input).toHaveProperty('type', 'password');
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(input).toHaveProperty('type', 'text');
  fireEvent.click(screen.getByRole('button', { name: 'Hide' }));
  expect(input).toHaveProperty('type', 'password');
});
