import type { Meta, StoryObj } from '@storybook/react-vite';

import { TextInput } from './TextInput.tsx';

const meta = {
  title: 'Kit/TextInput',
  component: TextInput,
  args: { 'aria-label': 'Channel', placeholder: 'Search channels' },
} satisfies Meta<typeof TextInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Disabled: Story = { args: { disabled: true } };
