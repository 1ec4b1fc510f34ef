import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { describeConformance } from '../testing/describeConformance.tsx';
import { IconButton } from './IconButton.tsx';

describeConformance('IconButton', (props) => <IconButton {...props} label="Remove" icon={<svg />} />);

test('its label is its name', () => {
  render(<IconButton label="Remove" icon={<svg />} />);
  expect(screen.getByRole('button', { name: 'Remove' }).textContent).toBe('');
});
