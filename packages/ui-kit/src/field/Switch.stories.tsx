import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { Stack } from '../layout/Stack.tsx';
import { onPhone, rightToLeft } from '../testing/decorators.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Kit/Forms/Switch',
  id: 'kit-switch',
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

export const LongText: Story = {
  args: { label: 'Перекладати назви та описи нових відео самостійно, щойно їх оприлюднено' },
  decorators: [onPhone],
};

export const RightToLeft: Story = { globals: rightToLeft };

export const Zoomed: Story = { globals: { zoom: '200' } };
