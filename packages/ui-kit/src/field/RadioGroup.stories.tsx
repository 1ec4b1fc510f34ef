import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';

import { onPhone, rightToLeft } from '../testing/decorators.tsx';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

const meta = {
  title: 'Kit/Forms/RadioGroup',
  id: 'kit-radiogroup',
  component: RadioGroup<'us' | 'eu' | 'iso'>,
  args: {
    label: 'Dates',
    options: [
      { value: 'us', label: '11/21/2026', description: 'United States' },
      { value: 'eu', label: '21.11.2026', description: 'Europe' },
      { value: 'iso', label: '2026-11-21', isDisabled: true },
    ],
    value: null,
    onValueChange: () => undefined,
  },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof RadioGroup<'us' | 'eu' | 'iso'>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /11\/21/ }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /21\.11/ })).toBeChecked();
  },
};

export const InARow: Story = { args: { isRow: true, value: 'us' } };

export const LongText: Story = {
  args: {
    label: 'Порядок, у якому ви звикли писати день, місяць і рік',
    options: [
      {
        value: 'us',
        label: 'Спершу місяць, потім день, потім рік',
        description: 'Як у Сполучених Штатах Америки',
      },
      {
        value: 'eu',
        label: 'Спершу день, потім місяць, потім рік',
        description: 'Як у більшості країн Європи',
      },
    ],
  },
  decorators: [onPhone],
};

export const RightToLeft: Story = { globals: rightToLeft };

export const Zoomed: Story = { globals: { zoom: '200' } };

function Chosen(args: RadioGroupProps<'us' | 'eu' | 'iso'>) {
  const [value, setValue] = useState<'us' | 'eu' | 'iso' | null>(args.value);
  return <RadioGroup {...args} value={value} onValueChange={setValue} />;
}
