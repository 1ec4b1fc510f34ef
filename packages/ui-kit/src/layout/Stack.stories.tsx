import type { Meta, StoryObj } from '@storybook/react-vite';

import { rightToLeft } from '../testing/decorators.tsx';
import { Card } from './Card.tsx';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'Kit/Layout/Stack',
  id: 'kit-stack',
  component: Stack,
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { children: ['One', 'Two', 'Three'].map((name) => <Card key={name}>{name}</Card>) },
};

export const Tight: Story = { args: { ...Default.args, gap: 1, align: 'start' } };

export const RightToLeft: Story = { ...Tight, globals: rightToLeft };

export const Zoomed: Story = { ...Default, globals: { zoom: '200' } };
