import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { Stack } from '../layout/Stack.tsx';
import { onPhone, rightToLeft } from '../testing/decorators.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Kit/Forms/Checkbox',
  id: 'kit-checkbox',
  component: Checkbox,
  args: { label: 'Write me about payments' },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Write me about payments'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

export const States: Story = {
  render: (args) => (
    <Stack>
      <Checkbox {...args} defaultChecked description="At most once a month." />
      <Checkbox {...args} error="Needed to go on." />
      <Checkbox {...args} disabled />
      <Checkbox {...args} disabled defaultChecked />
    </Stack>
  ),
};

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

export const LongText: Story = {
  args: { label: 'Надсилати мені листи про виплати, зміни в договорі та нові послуги для моїх каналів' },
  decorators: [onPhone],
};

export const RightToLeft: Story = { globals: rightToLeft };

export const Zoomed: Story = { globals: { zoom: '200' } };
