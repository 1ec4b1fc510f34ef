import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';

import { onPhone, rightToLeft } from '../testing/decorators.tsx';
import { Rating, type RatingProps } from './Rating.tsx';

const meta = {
  title: 'Kit/Forms/Rating',
  id: 'kit-rating',
  component: Rating,
  args: {
    label: 'How helpful was this answer?',
    value: 3,
    onValueChange: () => undefined,
    starLabel: (value, max) => `${value} of ${max} stars`,
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof Rating>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '4 of 5 stars' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: '2 of 5 stars' })).toBeChecked();
  },
};

export const Empty: Story = { args: { value: null } };

export const Many: Story = { args: { max: 10, value: 7 } };

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = {
  args: { label: 'Наскільки вам допомогла відповідь нашого менеджера щодо монетизації каналу?' },
  decorators: [onPhone],
};

export const RightToLeft: Story = { globals: rightToLeft };

export const Zoomed: Story = { args: { max: 10 }, globals: { zoom: '200' } };

function Kept(args: RatingProps) {
  const [value, setValue] = useState(args.value);
  return <Rating {...args} value={value} onValueChange={setValue} />;
}
