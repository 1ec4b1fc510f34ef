import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

test.each(['by a click', 'by Tab'])(
  'typing replaces what is chosen, after the field was reached %s',
  async (way) => {
    render(
      <Combobox
        aria-label="Country"
        emptyText="None"
        options={options}
        value="UA"
        onValueChange={() => undefined}
      />,
    );
    const field = screen.getByRole<HTMLInputElement>('combobox');
    await (way === 'by Tab' ? userEvent.tab() : userEvent.click(field));
    await userEvent.keyboard('Sp');
    expect(field.value).toBe('Sp');
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['Spain']);
  },
);
