import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';

import { Field } from '../field/Field.tsx';
import { NumberInput, type NumberInputProps } from './NumberInput.tsx';

const words = { increase: 'One more', decrease: 'One less' };

function Kept({
  value: initial,
  onValueChange,
  ...rest
}: Pick<NumberInputProps, 'value' | 'onValueChange'> & Partial<NumberInputProps>) {
  const [value, setValue] = useState(initial);
  return (
    <Field label="Bid" error="Too low" isRequired>
      <NumberInput
        locale="en"
        min={0}
        max={100_000}
        words={words}
        {...rest}
        value={value}
        onValueChange={(changed) => {
          setValue(changed);
          onValueChange(changed);
        }}
      />
    </Field>
  );
}

test('it reads and writes a number as the language does', async () => {
  const change = vi.fn();
  render(<Kept value={1234.5} onValueChange={change} locale="es" />);
  const input = screen.getByRole('textbox');
  expect(input).toHaveProperty('value', '1234,5');
  await userEvent.clear(input);
  expect(change).toHaveBeenLastCalledWith(null);
  await userEvent.type(input, '20.000,25');
  await userEvent.tab();
  expect(change).toHaveBeenLastCalledWith(20_000.25);
  expect(input).toHaveProperty('value', '20.000,25');
});

test('what is typed above the most becomes the most when one leaves', async () => {
  const change = vi.fn();
  render(<Kept value={null} onValueChange={change} max={10} />);
  await userEvent.type(screen.getByRole('textbox'), '99');
  await userEvent.tab();
  expect(change).toHaveBeenLastCalledWith(10);
});

test('a text that is no number becomes the last number again', async () => {
  const change = vi.fn();
  render(<Kept value={5} onValueChange={change} locale="en" />);
  const input = screen.getByRole('textbox');
  await userEvent.type(input, 'abc');
  await userEvent.tab();
  expect(input).toHaveProperty('value', '5');
  expect(change).not.toHaveBeenCalled();
});

test('while one types, only numbers within the bounds are told', async () => {
  const change = vi.fn();
  render(<Kept value={null} onValueChange={change} min={8} max={180} />);
  await userEvent.type(screen.getByRole('textbox'), '150');
  expect(change.mock.calls).toEqual([[15], [150]]);
});

test('its field names it, describes it and says that it is wrong', () => {
  render(<Kept value={1} onValueChange={() => undefined} />);
  const input = screen.getByRole('textbox', { name: /Bid/ });
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input).toHaveProperty('required', true);
  expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Too low');
});
