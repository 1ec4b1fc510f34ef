import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { Field } from '../field/Field.tsx';
import { onPhone, rightToLeft } from '../testing/decorators.tsx';
import { Select, type SelectProps } from './Select.tsx';

const meta = {
  title: 'Kit/Select',
  component: Select,
  args: {
    options: [
      { value: 'en', label: 'English', description: 'Source' },
      { value: 'uk', label: 'Ukrainian' },
      { value: 'es', label: 'Spanish' },
      { value: 'pt', label: 'Portuguese', isDisabled: true },
    ],
    value: null,
    onValueChange: () => undefined,
    placeholder: 'Choose a language',
  },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('combobox', { name: 'Language' });
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: /English/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(trigger).toHaveTextContent('Ukrainian'));
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const Open: Story = {
  args: { value: 'uk' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() => expect(screen.getByRole('option', { name: 'Ukrainian' })).toBeVisible());
    await userEvent.keyboard('s');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Spanish' })).toHaveFocus());
  },
};

export const Disabled: Story = { args: { disabled: true, value: 'en' } };

export const Many: Story = {
  args: {
    options: Array.from({ length: 60 }, (_, index) => ({
      value: `${index}`,
      label: `Language ${index + 1}`,
    })),
    value: '40',
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() => expect(screen.getByRole('option', { name: 'Language 41' })).toBeVisible());
  },
};

export const LongText: Story = {
  args: {
    options: [
      {
        value: 'uk',
        label: 'Українська мова, якою її пишуть і розмовляють на Галичині',
        description: 'Мова оригіналу',
      },
    ],
    value: 'uk',
  },
  decorators: [onPhone],
};

export const RightToLeft: Story = { globals: rightToLeft };

export const Zoomed: Story = { globals: { zoom: '200' } };

function Chosen(args: SelectProps) {
  const [value, setValue] = useState(args.value);
  return (
    <Field label="Language" style={{ maxWidth: '20rem' }}>
      <Select {...args} value={value} onValueChange={setValue} />
    </Field>
  );
}
