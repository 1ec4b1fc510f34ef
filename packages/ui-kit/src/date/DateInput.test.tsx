import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';

import { Field } from '../field/Field.tsx';
import { describeConformance } from '../testing/describeConformance.tsx';
import { DateInput, type DateInputProps, type DateInputWords } from './DateInput.tsx';

const words: DateInputWords = {
  calendar: 'Calendar',
  choose: 'Choose a day',
  change: (date) => `Change the day, ${date}`,
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  pattern: 'DD.MM.YYYY',
  malformed: (example) => `Write it like ${example}`,
  tooEarly: (min) => `Not before ${min}`,
  tooLate: (max) => `Not after ${max}`,
};

describeConformance('DateInput', (props) => (
  <DateInput {...props} aria-label="Day" value="2026-11-21" onValueChange={() => undefined} words={words} />
));

function Kept({ value: initial = null, onValueChange, ...rest }: Partial<DateInputProps>) {
  const [value, setValue] = useState(initial);
  function keep(changed: string | null) {
    setValue(changed);
    onValueChange?.(changed);
  }
  return (
    <Field label="Day">
      <DateInput
        words={words}
        layout="Europe"
        locale="en-GB"
        today="2026-11-21"
        {...rest}
        value={value}
        onValueChange={keep}
      />
    </Field>
  );
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Day' });
// Whether a comma follows the weekday depends on the edition of the browser's language data.
const day = () => document.activeElement?.getAttribute('aria-label')?.replace(',', '');
const named = (label: string) => new RegExp(`${label.replace(' ', ',? ')}$`);

async function openCalendar() {
  await userEvent.click(screen.getByRole('button', { name: /day/i }));
  await waitFor(() => expect(document.activeElement?.closest('[role="gridcell"]')).not.toBeNull());
}

test('[VAL-08] a typed day becomes a day when one leaves it, written out', async () => {
  const change = vi.fn();
  render(<Kept onValueChange={change} />);
  await userEvent.type(input(), '1.2.27');
  expect(change).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(change).toHaveBeenCalledExactlyOnceWith('2027-02-01');
  expect(input().value).toBe('01.02.2027');
});

test.each([
  ['31.02.2026', 'Write it like 21.11.2026'],
  ['09.11.2026', 'Not before 10.11.2026'],
  ['01.12.2026', 'Not after 30.11.2026'],
])('[VAL-08] %s stays as it was typed, is no value, and is said to be wrong', async (text, problem) => {
  const change = vi.fn();
  render(<Kept value="2026-11-15" min="2026-11-10" max="2026-11-30" onValueChange={change} />);
  await userEvent.clear(input());
  await userEvent.type(input(), `${text}{Enter}`);
  expect(change).toHaveBeenCalledExactlyOnceWith(null);
  expect(input().value).toBe(text);
  expect(input().getAttribute('aria-invalid')).toBe('true');
  const described = document.getElementById(input().getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe(problem);
  await userEvent.clear(input());
  await userEvent.type(input(), '12.11.2026');
  await userEvent.tab();
  expect(change).toHaveBeenLastCalledWith('2026-11-12');
  expect(screen.getByRole('alert').textContent).toBe('');
});

test('an emptied text is no day', async () => {
  const change = vi.fn();
  render(<Kept value="2026-11-15" onValueChange={change} />);
  await userEvent.clear(input());
  await userEvent.tab();
  expect(change).toHaveBeenCalledExactlyOnceWith(null);
  expect(screen.getByRole('alert').textContent).toBe('');
});

test('the calendar opens on the chosen day, by its button or by ArrowDown, and gives the focus back', async () => {
  render(<Kept value="2026-03-09" />);
  input().focus();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(day()).toBe('Monday 9 March 2026'));
  expect(screen.getByRole('dialog', { name: 'Calendar' })).toBeDefined();
  expect(screen.getByRole('grid', { name: 'March 2026' })).toBeDefined();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each([
  ['{ArrowLeft}', 'Sunday 8 March 2026'],
  ['{ArrowRight}', 'Tuesday 10 March 2026'],
  ['{ArrowUp}', 'Monday 2 March 2026'],
  ['{ArrowDown}', 'Monday 16 March 2026'],
  ['{ArrowUp}{ArrowUp}', 'Monday 23 February 2026'],
  ['{Home}', 'Monday 9 March 2026'],
  ['{End}', 'Sunday 15 March 2026'],
  ['{PageUp}', 'Monday 9 February 2026'],
  ['{PageDown}', 'Thursday 9 April 2026'],
  ['{Shift>}{PageUp}{/Shift}', 'Sunday 9 March 2025'],
  ['{Shift>}{PageDown}{/Shift}', 'Tuesday 9 March 2027'],
])('in the grid %s goes to %s', async (keys, label) => {
  render(<Kept value="2026-03-09" />);
  await openCalendar();
  await userEvent.keyboard(keys);
  expect(day()).toBe(label);
  expect(document.querySelectorAll('[role="gridcell"] [tabindex="0"]')).toHaveLength(1);
});

test.each(['{Enter}', ' '])('%j takes the day that has the focus and closes the calendar', async (key) => {
  const change = vi.fn();
  render(<Kept value="2026-03-09" onValueChange={change} />);
  await openCalendar();
  await userEvent.keyboard(`{ArrowRight}${key}`);
  expect(change).toHaveBeenCalledExactlyOnceWith('2026-03-10');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(input().value).toBe('10.03.2026');
});

test('keys stop at the first and the last day, and the months beyond cannot be turned to', async () => {
  render(<Kept value="2026-03-09" min="2026-03-05" max="2026-03-20" />);
  await openCalendar();
  await userEvent.keyboard('{PageDown}');
  expect(day()).toBe('Friday 20 March 2026');
  await userEvent.keyboard('{PageUp}');
  expect(day()).toBe('Thursday 5 March 2026');
  for (const name of ['Previous month', 'Next month']) {
    expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true);
  }
  expect(screen.getByRole('button', { name: named('Wednesday 4 March 2026') })).toHaveProperty(
    'disabled',
    true,
  );
});

test('today is marked, and the button names the chosen day', async () => {
  render(<Kept value="2026-11-09" />);
  await userEvent.click(screen.getByRole('button', { name: /^Change the day, Monday,? 9 November 2026$/ }));
  const today = await screen.findByRole('button', { name: named('Saturday 21 November 2026') });
  expect(today.getAttribute('aria-current')).toBe('date');
  const chosen = screen.getByRole('button', { name: named('^Monday 9 November 2026') });
  expect(chosen.closest('[role="gridcell"]')?.getAttribute('aria-selected')).toBe('true');
});

test('in a page from right to left the arrows go where they point', async () => {
  render(
    <div dir="rtl" style={{ direction: 'rtl' }}>
      <Kept value="2026-03-09" />
    </div>,
  );
  await openCalendar();
  const grid = screen.getByRole('grid');
  grid.style.direction = 'rtl';
  await userEvent.keyboard('{ArrowLeft}');
  expect(day()).toBe('Tuesday 10 March 2026');
});

test('a form gets the day by its name', () => {
  const { container } = render(
    <form>
      <Kept value="2026-03-09" name="day" />
    </form>,
  );
  expect([...new FormData(container.querySelector('form') ?? undefined)]).toEqual([['day', '2026-03-09']]);
});
