import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { describeConformance } from '../testing/describeConformance.tsx';
import { Combobox } from './Combobox.tsx';

describeConformance('Combobox', (props) => (
  <Combobox
    {...props}
    aria-label="Country"
    emptyText="None"
    options={options}
    value="UA"
    onValueChange={() => undefined}
  />
));

const options = [
  { value: 'ES', label: 'Spain' },
  { value: 'UA', label: 'Ukraine' },
];

test('it shows the name of what is chosen', () => {
  render(
    <Combobox
      aria-label="Country"
      emptyText="None"
      options={options}
      value="UA"
      onValueChange={() => undefined}
    />,
  );
  expect(screen.getByRole('combobox')).toHaveProperty('value', 'Ukraine');
});
