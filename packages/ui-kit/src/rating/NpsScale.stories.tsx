import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';

import { onPhone, rightToLeft } from '../testing/decorators.tsx';
import { NpsScale, type NpsScaleProps } from './NpsScale.tsx';

const meta = {
  title: 'Kit/Forms/NpsScale',
  id: 'kit-npsscale',
  component: NpsScale,
  args: {
    label: 'Would you recommend us to another creator?',
    lowLabel: 'Not at all',
    highLabel: 'Certainly',
    value: null,
    onValueChange: () => undefined,
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof NpsScale>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '8' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '9' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: '7' })).toBeChecked();
  },
};

export const Answered: Story = { args: { value: 9 } };

export const Disabled: Story = { args: { value: 9, disabled: true } };

export const OnPhone: Story = {
  args: { value: 4, label: 'Чи порадили б ви нас іншому авторові, який лише починає свій канал?' },
  decorators: [onPhone],
};

export const RightToLeft: Story = { args: { value: 9 }, globals: rightToLeft };

export const Zoomed: Story = { globals: { zoom: '200' } };

function Kept(args: NpsScaleProps) {
  const [value, setValue] = useState(args.value);
  return <NpsScale {...args} value={value} onValueChange={setValue} />;
}
