import type { Meta, StoryObj } from '@storybook/react-vite';

import { Textarea } from './Textarea.tsx';

const meta = {
  title: 'Kit/Textarea',
  component: Textarea,
  args: { 'aria-label': 'Message', defaultValue: 'One line,\nand another.' },
} satisfies Meta<typeof Textarea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
