import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';

import { Field } from '../field/Field.tsx';
import { describeConformance } from '../testing/describeConformance.tsx';
import type { DateRange } from './dateRange.ts';
import { DateRangeInput, type DateRangeInputProps, type DateRangeInputWords } from './DateRangeInput.tsx';

const words: DateRangeInputWords = {
  calendar: 'Calendar',
  choose: 'Choose a period',
  change: (dates) => `Change the period, ${dates}`,
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  pattern: 'MM/DD/YYYY',
  malformed: (example) => `Write it like ${example}`,
  tooEarly: (min) => `Not before ${min}`,
  tooLate: (max) => `Not after ${max}`,
  from: 'From',
  to: 'To',
  chooseEnd: 'Choose the last day',
  presets: {
    last7: '7 days',
    last28: '28 days',
    last90: '90 days',
    thisMonth: 'This month',
    lastMonth: 'Last month',
    thisYear: 'This year',
  },
};

const none = { from: null, to: null };

describeConformance('DateRangeInput', (props) => (
  <Field label="Period">
    <DateRangeInput {...props} value={none} onValueChange={() => undefined} words={words} />
  </Field>
));

function Kept({ value: initial = none, onValueChange, ...rest }: Partial<DateRangeInputProps>) {
  const [value, setValue] = useState(initial);
  function keep(changed: DateRange) {
    setValue(changed);
    onValueChange?.(changed);
  }
  return (
    <Field label="Period" error="Too long">
      <DateRangeInput
        words={words}
        locale="en"
        today="2026-11-21"
        {...rest}
        value={value}
        onValueChange={keep}
      />
    </Field>
  );
}

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: /period/ }));
  await waitFor(() => expect(document.activeElement?.closest('[role="gridcell"]')).not.toBeNull());
};

test('its field names the group and describes it', () => {
  render(<Kept />);
  const group = screen.getByRole('group', { name: 'Period' });
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Too long');
  expect(screen.getByRole('textbox', { name: 'From' }).getAttribute('aria-invalid')).toBe('true');
});

test('both days can be typed, and come in order', async () => {
  const change = vi.fn();
  render(<Kept onValueChange={change} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'From' }), '11/20/2026');
  await userEvent.tab();
  expect(change).toHaveBeenLastCalledWith({ from: '2026-11-20', to: null });
  await userEvent.type(screen.getByRole('textbox', { name: 'To' }), '11/10/2026{Enter}');
  expect(change).toHaveBeenLastCalledWith({ from: '2026-11-10', to: '2026-11-20' });
  expect(screen.getByRole('textbox', { name: 'From' })).toHaveProperty('value', '11/10/2026');
});

test('two days of the calendar make a range, in whichever order they are taken', async () => {
  const change = vi.fn();
  render(<Kept onValueChange={change} />);
  await open();
  await userEvent.keyboard('{Enter}');
  expect(change).not.toHaveBeenCalled();
  expect(screen.getByText('Choose the last day')).toBeDefined();
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(8);
  await userEvent.keyboard('{Enter}');
  expect(change).toHaveBeenCalledExactlyOnceWith({ from: '2026-11-14', to: '2026-11-21' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a calendar that is left halfway changes nothing', async () => {
  const change = vi.fn();
  render(<Kept value={{ from: '2026-11-02', to: '2026-11-05' }} onValueChange={change} />);
  await open();
  await userEvent.keyboard('{Enter}{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(change).not.toHaveBeenCalled();
  await open();
  expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(4);
});

test('a range that is asked for often is one press away, within the bounds', async () => {
  const change = vi.fn();
  render(<Kept onValueChange={change} min="2026-11-10" />);
  await open();
  await userEvent.click(screen.getByRole('button', { name: '28 days' }));
  expect(change).toHaveBeenLastCalledWith({ from: '2026-11-10', to: '2026-11-21' });
});

test('the range that is chosen is pressed among those that are offered', async () => {
  render(<Kept value={{ from: '2026-11-15', to: '2026-11-21' }} presets={['last7', 'thisYear']} />);
  await open();
  expect(screen.getByRole('button', { name: '7 days' }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('button', { name: 'This year' }).getAttribute('aria-pressed')).toBe('false');
  expect(screen.queryByRole('button', { name: '28 days' })).toBeNull();
});

test('where there is room two months stand beside each other, and keys cross from one to the other', async () => {
  render(<Kept value={{ from: '2026-10-28', to: '2026-11-02' }} />);
  await open();
  expect(screen.getByRole('grid', { name: 'October 2026' })).toBeDefined();
  expect(screen.getByRole('grid', { name: 'November 2026' })).toBeDefined();
  expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(6);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Monday, November 2, 2026');
  await userEvent.keyboard('{ArrowUp}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Monday, October 26, 2026');
  expect(screen.getByRole('grid', { name: 'October 2026' })).toBeDefined();
  await userEvent.keyboard('{PageUp}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Saturday, September 26, 2026');
  expect(screen.getByRole('grid', { name: 'September 2026' })).toBeDefined();
  expect(screen.queryByRole('grid', { name: 'November 2026' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
  expect(screen.getByRole('grid', { name: 'November 2026' })).toBeDefined();
  expect(screen.getAllByRole('button', { name: 'Previous month' })).toHaveLength(1);
});

test('where there is none, one month is shown alone', async () => {
  const width = window.innerWidth;
  window.innerWidth = 600;
  render(<Kept value={{ from: '2026-10-28', to: '2026-11-02' }} />);
  await open();
  expect(screen.getAllByRole('grid')).toHaveLength(1);
  expect(screen.getByRole('grid', { name: 'November 2026' })).toBeDefined();
  window.innerWidth = width;
});

test('[VAL-08] a typed text that means no day is said to be wrong', async () => {
  render(<Kept />);
  await userEvent.type(screen.getByRole('textbox', { name: 'To' }), '2/30/2026');
  await userEvent.tab();
  expect(screen.getByRole('alert').textContent).toBe('Write it like 11/21/2026');
});
