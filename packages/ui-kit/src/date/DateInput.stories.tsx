import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { Field } from '../field/Field.tsx';
import { Stack } from '../layout/Stack.tsx';
import { arrowKeys } from '../testing/arrowKeys.ts';
import { onPhone, rightToLeft } from '../testing/decorators.tsx';
import { DateInput, type DateInputProps } from './DateInput.tsx';

const meta = {
  title: 'Kit/DateInput',
  component: DateInput,
  args: {
    value: '2026-11-12',
    onValueChange: () => undefined,
    today: '2026-11-21',
    locale: 'en',
    words: {
      calendar: 'Calendar',
      choose: 'Choose a day',
      change: (date) => `Choose another day than ${date}`,
      previousMonth: 'Previous month',
      nextMonth: 'Next month',
      pattern: 'MM/DD/YYYY',
      malformed: (example) => `Write the day like ${example}.`,
      tooEarly: (min) => `Choose ${min} or a later day.`,
      tooLate: (max) => `Choose ${max} or an earlier day.`,
    },
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof DateInput>;
export default meta;
type Story = StoryObj<typeof meta>;

const active = () => document.activeElement?.getAttribute('aria-label');
const open = async (canvas: { getByRole: (role: string, options: object) => HTMLElement }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Choose/ }));
  await waitFor(() => expect(document.activeElement).toHaveAttribute('tabindex', '0'));
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Calendar' })).toBeVisible());
};

export const Default: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Publish on' });
    await userEvent.clear(input);
    await userEvent.type(input, '3/9');
    await userEvent.tab();
    await expect(input).toHaveValue('03/09/2026');
  },
};

/** The keys of the grid, as the ARIA Authoring Practices have them. */
export const Keyboard: Story = {
  args: { value: '2026-03-09' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Publish on' });
    input.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(active()).toBe('Monday, March 9, 2026'));
    const table = [
      [arrowKeys().on, 'Tuesday, March 10, 2026'],
      ['{ArrowDown}', 'Tuesday, March 17, 2026'],
      [arrowKeys().back, 'Monday, March 16, 2026'],
      ['{ArrowUp}', 'Monday, March 9, 2026'],
      ['{Home}', 'Sunday, March 8, 2026'],
      ['{End}', 'Saturday, March 14, 2026'],
      ['{PageDown}', 'Tuesday, April 14, 2026'],
      ['{PageUp}', 'Saturday, March 14, 2026'],
      ['{Shift>}{PageDown}{/Shift}', 'Sunday, March 14, 2027'],
      ['{Shift>}{PageUp}{/Shift}', 'Saturday, March 14, 2026'],
    ];
    for (const [keys, day] of table) {
      await userEvent.keyboard(keys ?? '');
      await waitFor(() => expect(active()).toBe(day));
    }
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(input).toHaveValue('03/14/2026');
  },
};

export const Open: Story = { play: async ({ canvas }) => open(canvas) };

export const Empty: Story = { args: { value: null } };

export const Wrong: Story = {
  args: { value: null },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '2/30/2026{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Write the day like 11/21/2026.');
  },
};

export const Bounded: Story = {
  args: { min: '2026-11-05', max: '2026-11-25' },
  play: async ({ canvas }) => open(canvas),
};

export const Orders: Story = {
  render: (args) => (
    <Stack>
      <Kept {...args} layout="US" />
      <Kept {...args} layout="Europe" />
      <Kept {...args} layout="ISO" />
      <Kept {...args} disabled />
    </Stack>
  ),
};

export const InUkrainian: Story = {
  args: { locale: 'uk', layout: 'Europe' },
  play: async ({ canvas }) => open(canvas),
};

export const RightToLeft: Story = {
  args: { locale: 'ar-EG-u-nu-latn' },
  globals: rightToLeft,
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('13'));
  },
};

export const OnPhone: Story = { decorators: [onPhone] };

export const Zoomed: Story = { globals: { zoom: '200' } };

function Kept(args: DateInputProps) {
  const [value, setValue] = useState(args.value);
  return (
    <Field label="Publish on" style={{ maxWidth: '16rem' }}>
      <DateInput {...args} value={value} onValueChange={setValue} />
    </Field>
  );
}
