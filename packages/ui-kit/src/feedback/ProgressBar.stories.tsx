import type { Meta, StoryObj } from '@storybook/react-vite';

import { rightToLeft } from '../testing/decorators.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Kit/Feedback/ProgressBar',
  id: 'kit-progressbar',
  component: ProgressBar,
  args: { label: 'Translating 40 of 100', value: 40 },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Unknown: Story = { args: { label: 'Loading', value: undefined } };

export const None: Story = { args: { label: 'Translating 0 of 100', value: 0 } };

export const Done: Story = { args: { label: 'Translated', value: 100 } };

export const RightToLeft: Story = { globals: rightToLeft };

export const Zoomed: Story = { globals: { zoom: '200' } };
