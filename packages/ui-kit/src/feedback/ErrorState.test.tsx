import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { ErrorState } from './ErrorState.tsx';

test('it is announced, with the number to quote', () => {
  render(<ErrorState title="Not loaded" errorId="7f3a" />);
  expect(screen.getByRole('alert').textContent).toBe('Not loaded7f3a');
});
