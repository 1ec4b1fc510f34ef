import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';

import { onPhone, rightToLeft } from '../testing/decorators.tsx';
import { ChipGroup, type ChipGroupProps } from './ChipGroup.tsx';

const names = ['YouTube', 'From 100,000 subscribers', 'Kids', 'Music', 'Only for me', 'Long videos'];

const meta = {
  title: 'Kit/Forms/ChipGroup',
  id: 'kit-chipgroup',
  component: ChipGroup,
  args: {
    label: 'Filters',
    items: names.slice(0, 3).map((label) => ({ id: label, label })),
    removeLabel: (label) => `Remove ${label}`,
    clearLabel: 'Clear all',
    onRemove: () => undefined,
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof ChipGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove YouTube' })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(canvas.getByRole('button', { name: 'Remove From 100,000 subscribers' })).toHaveFocus();
  },
};

export const One: Story = { args: { items: [{ id: '1', label: 'YouTube' }] } };

export const Many: Story = {
  args: { items: [...names, ...names, ...names].map((label, index) => ({ id: `${index}`, label })) },
};

export const OnPhone: Story = { decorators: [onPhone] };

export const RightToLeft: Story = { globals: rightToLeft };

export const Zoomed: Story = { globals: { zoom: '200' } };

function Kept(args: ChipGroupProps) {
  const [items, setItems] = useState(args.items);
  return (
    <ChipGroup
      {...args}
      items={items}
      onRemove={(id) => setItems(items.filter((item) => item.id !== id))}
      onClear={() => setItems([])}
    />
  );
}
