import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { Stack } from '../layout/Stack.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Kit/Switch',
  component: Switch,
  args: { label: 'Translate new videos by themselves' },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('switch').focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
};

export const States: Story = {
  render: (args) => (
    <Stack>
      <Switch {...args} defaultChecked description="Takes one credit per video." />
      <Switch {...args} disabled />
      <Switch {...args} disabled defaultChecked />
    </Stack>
  ),
};
