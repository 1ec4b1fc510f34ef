import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';

import { describeConformance } from '../testing/describeConformance.tsx';
import { MoneyInput, type MoneyInputProps } from './MoneyInput.tsx';

describeConformance('MoneyInput', (props) => (
  <MoneyInput {...props} aria-label="Budget" value="5.00" onValueChange={() => undefined} currency="USD" />
));

function Kept({ value: initial, onValueChange, ...rest }: MoneyInputProps) {
  const [value, setValue] = useState(initial);
  function keep(changed: string | null) {
    setValue(changed);
    onValueChange(changed);
  }
  return <MoneyInput {...rest} aria-label="Budget" value={value} onValueChange={keep} />;
}

test.each([
  ['en', 'USD', '1250.5', '1250.50', '$1,250.50'],
  ['uk', 'USD', '1250,5', '1250.50', '1 250,50 $'],
  ['pt-BR', 'BRL', '1.250,5', '1250.50', 'R$ 1.250,50'],
  ['es', 'EUR', '20.000', '20000.00', '20.000,00 €'],
  ['en', 'JPY', '1250', '1250', '¥1,250'],
])('in %s and %s the text %s is the amount %s, written %s', async (locale, currency, typed, text, shown) => {
  const change = vi.fn();
  render(<Kept value={null} onValueChange={change} locale={locale} currency={currency} />);
  const input = screen.getByRole('textbox', { name: 'Budget' });
  await userEvent.type(input, typed);
  await userEvent.tab();
  expect(change).toHaveBeenLastCalledWith(text);
  expect((input as HTMLInputElement).value.replaceAll(/[\u00A0\u202F]/g, ' ')).toBe(shown);
});

test('more digits than the currency has are rounded to what is shown', async () => {
  const change = vi.fn();
  render(<Kept value={null} onValueChange={change} locale="en" currency="USD" />);
  const input = screen.getByRole('textbox');
  await userEvent.type(input, '1.005');
  await userEvent.tab();
  expect(change).toHaveBeenLastCalledWith('1.01');
  expect(input).toHaveProperty('value', '$1.01');
});

test('an amount is not below nothing unless it may be', async () => {
  const change = vi.fn();
  render(<Kept value="3.00" onValueChange={change} locale="en" currency="USD" />);
  screen.getByRole('textbox').focus();
  await userEvent.keyboard('{Home}');
  expect(change).toHaveBeenLastCalledWith('0.00');
});
