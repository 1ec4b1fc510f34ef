import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { Field } from '../field/Field.tsx';
import { onPhone, rightToLeft } from '../testing/decorators.tsx';
import { DateRangeInput, type DateRangeInputProps } from './DateRangeInput.tsx';

const meta = {
  title: 'Kit/DateRangeInput',
  component: DateRangeInput,
  args: {
    value: { from: '2026-11-03', to: '2026-11-14' },
    onValueChange: () => undefined,
    today: '2026-11-21',
    locale: 'en',
    words: {
      calendar: 'Calendar',
      choose: 'Choose a period',
      change: (dates) => `Choose another period than ${dates}`,
      previousMonth: 'Previous month',
      nextMonth: 'Next month',
      pattern: 'MM/DD/YYYY',
      malformed: (example) => `Write the day like ${example}.`,
      tooEarly: (min) => `Choose ${min} or a later day.`,
      tooLate: (max) => `Choose ${max} or an earlier day.`,
      from: 'First day',
      to: 'Last day',
      chooseEnd: 'Choose the last day',
      presets: {
        last7: 'Last 7 days',
        last28: 'Last 28 days',
        last90: 'Last 90 days',
        thisMonth: 'This month',
        lastMonth: 'Last month',
        thisYear: 'This year',
      },
    },
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof DateRangeInput>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvas: { getByRole: (role: string, options: object) => HTMLElement }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Choose/ }));
  await waitFor(() => expect(document.activeElement).toHaveAttribute('tabindex', '0'));
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Calendar' })).toBeVisible());
};

export const Default: Story = {
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.keyboard('{Home}{Enter}{ArrowDown}{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'First day' })).toHaveValue('11/08/2026'));
    await expect(canvas.getByRole('textbox', { name: 'Last day' })).toHaveValue('11/15/2026');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Open: Story = { play: async ({ canvas }) => open(canvas) };

export const Halfway: Story = {
  args: { value: { from: null, to: null } },
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.keyboard('{Enter}{ArrowUp}');
    await waitFor(() => expect(screen.getByText('Choose the last day')).toBeVisible());
  },
};

export const Preset: Story = {
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.click(screen.getByRole('button', { name: 'Last month' }));
    await expect(canvas.getByRole('textbox', { name: 'First day' })).toHaveValue('10/01/2026');
    await expect(canvas.getByRole('textbox', { name: 'Last day' })).toHaveValue('10/31/2026');
  },
};

export const Empty: Story = { args: { value: { from: null, to: null } } };

export const Wrong: Story = {
  args: { max: '2026-11-21' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Last day' });
    await userEvent.clear(input);
    await userEvent.type(input, '12/1/2026{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Choose 11/21/2026 or an earlier day.');
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const OnPhone: Story = { decorators: [onPhone], play: async ({ canvas }) => open(canvas) };

export const RightToLeft: Story = { globals: rightToLeft, play: async ({ canvas }) => open(canvas) };

export const Zoomed: Story = { globals: { zoom: '200' } };

function Kept(args: DateRangeInputProps) {
  const [value, setValue] = useState(args.value);
  return (
    <Field label="Period" style={{ maxWidth: '22rem' }}>
      <DateRangeInput {...args} value={value} onValueChange={setValue} />
    </Field>
  );
}
