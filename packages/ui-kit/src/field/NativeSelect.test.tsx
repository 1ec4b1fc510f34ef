import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { NativeSelect } from './NativeSelect.tsx';

test('its placeholder is chosen while nothing is', () => {
  render(<NativeSelect aria-label="Order" placeholder="Any" options={[{ value: 'new', label: 'Newest' }]} />);
  expect(screen.getByRole('combobox')).toHaveProperty('value', '');
  expect(screen.getAllByRole('option')).toHaveLength(2);
});
