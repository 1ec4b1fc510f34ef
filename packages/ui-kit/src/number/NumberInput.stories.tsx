import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';

import { Field } from '../field/Field.tsx';
import { Stack } from '../layout/Stack.tsx';
import { onPhone, rightToLeft } from '../testing/decorators.tsx';
import { NumberInput, type NumberInputProps } from './NumberInput.tsx';

const words = { increase: 'One more', decrease: 'One less' };

const meta = {
  title: 'Kit/Forms/NumberInput',
  id: 'kit-numberinput',
  component: NumberInput,
  args: { value: 12, onValueChange: () => undefined, min: 0, max: 100, locale: 'en', words },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof NumberInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Videos a week' });
    input.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveValue('13');
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(input).toHaveValue('3');
    await userEvent.keyboard('{End}');
    await expect(input).toHaveValue('100');
    await expect(canvas.getByRole('button', { name: 'One more' })).toBeDisabled();
    await userEvent.keyboard('{Home}');
    await expect(input).toHaveValue('0');
  },
};

export const Empty: Story = { args: { value: null, placeholder: '0' } };

export const States: Story = {
  render: (args) => (
    <Stack>
      <Kept {...args} error="At most 40 videos fit into a week." />
      <Kept {...args} disabled />
      <Kept {...args} readOnly />
    </Stack>
  ),
};

export const InUkrainian: Story = {
  args: { value: 1_234_567.5, max: 10_000_000, locale: 'uk' },
};

export const RightToLeft: Story = { globals: rightToLeft };

export const OnPhone: Story = { decorators: [onPhone] };

export const Zoomed: Story = { globals: { zoom: '200' } };

function Kept({ error, ...args }: NumberInputProps & { error?: string }) {
  const [value, setValue] = useState(args.value);
  return (
    <Field label="Videos a week" error={error} style={{ maxWidth: '14rem' }}>
      <NumberInput {...args} value={value} onValueChange={setValue} />
    </Field>
  );
}
