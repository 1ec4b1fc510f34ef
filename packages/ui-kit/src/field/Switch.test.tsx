import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { describeConformance } from '../testing/describeConformance.tsx';
import { Switch } from './Switch.tsx';

describeConformance('Switch', (props) => <Switch {...props} label="Translate" />);

test('it is announced as a switch', () => {
  render(<Switch label="Translate" />);
  fireEvent.click(screen.getByRole('switch', { name: 'Translate' }));
  expect(screen.getByRole('switch')).toHaveProperty('checked', true);
});
