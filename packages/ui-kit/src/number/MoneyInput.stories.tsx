import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';

import { Field } from '../field/Field.tsx';
import { Stack } from '../layout/Stack.tsx';
import { rightToLeft } from '../testing/decorators.tsx';
import { MoneyInput, type MoneyInputProps } from './MoneyInput.tsx';

const meta = {
  title: 'Kit/MoneyInput',
  component: MoneyInput,
  args: { value: '1250.50', onValueChange: () => undefined, currency: 'USD', locale: 'en' },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof MoneyInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Budget' });
    await userEvent.clear(input);
    await userEvent.type(input, '1.005');
    await userEvent.tab();
    await expect(input).toHaveValue('$1.01');
  },
};

export const Empty: Story = { args: { value: null, placeholder: '$0.00' } };

export const Wrong: Story = {
  render: (args) => <Kept {...args} value="5.00" error="At least $10.00 can be paid out." />,
};

export const Languages: Story = {
  render: (args) => (
    <Stack>
      <Kept {...args} label="Українська" locale="uk" />
      <Kept {...args} label="Español" locale="es" currency="EUR" />
      <Kept {...args} label="Русский" locale="ru" />
      <Kept {...args} label="Português" locale="pt" currencyDisplay="symbol" />
      <Kept {...args} label="Yen" currency="JPY" value="1250" />
      <Kept {...args} label="The most" value="999999999999.99" />
    </Stack>
  ),
};

export const Disabled: Story = { args: { disabled: true } };

export const RightToLeft: Story = { globals: rightToLeft };

export const Zoomed: Story = { globals: { zoom: '200' } };

function Kept({ error, label = 'Budget', ...args }: MoneyInputProps & { error?: string; label?: string }) {
  const [value, setValue] = useState(args.value);
  return (
    <Field label={label} error={error} style={{ maxWidth: '16rem' }}>
      <MoneyInput {...args} value={value} onValueChange={setValue} />
    </Field>
  );
}
