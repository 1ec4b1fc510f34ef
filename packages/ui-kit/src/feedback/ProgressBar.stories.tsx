import type { Meta, StoryObj } from '@storybook/react-vite';

import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Kit/ProgressBar',
  component: ProgressBar,
  args: { label: 'Translating 40 of 100', value: 40 },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Unknown: Story = { args: { label: 'Loading', value: undefined } };
