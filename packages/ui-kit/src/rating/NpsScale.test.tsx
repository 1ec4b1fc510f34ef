import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';

import { describeConformance } from '../testing/describeConformance.tsx';
import { NpsScale, type NpsScaleProps } from './NpsScale.tsx';

const words = { label: 'Would you recommend us?', lowLabel: 'Not at all', highLabel: 'Certainly' };

describeConformance('NpsScale', (props) => (
  <NpsScale {...props} {...words} value={7} onValueChange={() => undefined} />
));

function Kept({ value: initial = null, onValueChange }: Partial<NpsScaleProps>) {
  const [value, setValue] = useState(initial);
  function keep(given: number) {
    setValue(given);
    onValueChange?.(given);
  }
  return <NpsScale {...words} value={value} onValueChange={keep} />;
}

test('[NOTE-01] it is answered by a number from 0 to 10, and nothing is answered before', async () => {
  const change = vi.fn();
  render(<Kept onValueChange={change} />);
  const answers = screen.getAllByRole<HTMLInputElement>('radio');
  expect(answers.map(({ value }) => value).join(' ')).toBe('0 1 2 3 4 5 6 7 8 9 10');
  expect(answers.some(({ checked }) => checked)).toBe(false);
  await userEvent.click(screen.getByRole('radio', { name: '0' }));
  expect(change).toHaveBeenCalledExactlyOnceWith(0);
  expect(screen.getByRole('radio', { checked: true })).toHaveProperty('value', '0');
});

test.each([
  ['{ArrowRight}', 8],
  ['{ArrowDown}', 8],
  ['{ArrowLeft}', 6],
  ['{ArrowUp}', 6],
])('[NOTE-01] %s goes from 7 to %d', async (key, answer) => {
  const change = vi.fn();
  render(<Kept value={7} onValueChange={change} />);
  await userEvent.tab();
  await userEvent.keyboard(key);
  expect(change).toHaveBeenCalledExactlyOnceWith(answer);
});

test('either end says what it means', () => {
  render(<Kept />);
  const meaning = (name: string) => {
    const id = screen.getByRole('radio', { name }).getAttribute('aria-describedby');
    return id && document.getElementById(id)?.textContent;
  };
  expect([meaning('0'), meaning('5'), meaning('10')]).toEqual(['Not at all', null, 'Certainly']);
});
