import type { Meta, StoryObj } from '@storybook/react-vite';

import { NativeSelect } from './NativeSelect.tsx';

const meta = {
  title: 'Kit/NativeSelect',
  component: NativeSelect,
  args: {
    'aria-label': 'Order',
    options: [
      { value: 'new', label: 'Newest first' },
      { value: 'old', label: 'Oldest first' },
    ],
  },
} satisfies Meta<typeof NativeSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Unchosen: Story = { args: { placeholder: 'Choose an order' } };
