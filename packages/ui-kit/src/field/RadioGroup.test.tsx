import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { describeConformance } from '../testing/describeConformance.tsx';
import { RadioGroup } from './RadioGroup.tsx';

describeConformance('RadioGroup', (props) => (
  <RadioGroup {...props} label="Dates" options={options} value="us" onValueChange={() => undefined} />
));

const options = [
  { value: 'us', label: 'United States' },
  { value: 'eu', label: 'Europe' },
];

test('it tells which answer is chosen', () => {
  const choose = vi.fn();
  render(<RadioGroup label="Dates" options={options} value="us" onValueChange={choose} />);
  fireEvent.click(screen.getByRole('radio', { name: 'Europe' }));
  expect(choose).toHaveBeenCalledWith('eu');
  expect(screen.getByRole('radio', { name: 'United States' })).toHaveProperty('checked', true);
});
