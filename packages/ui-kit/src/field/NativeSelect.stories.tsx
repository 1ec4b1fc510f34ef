import type { Meta, StoryObj } from '@storybook/react-vite';

import { onPhone, rightToLeft } from '../testing/decorators.tsx';
import { NativeSelect } from './NativeSelect.tsx';

const meta = {
  title: 'Kit/Forms/NativeSelect',
  id: 'kit-nativeselect',
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

export const Empty: Story = { args: { options: [], placeholder: 'There is nothing to choose' } };

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = {
  args: { options: [{ value: 'new', label: 'Спершу найновіші, потім ті, що були додані раніше за інші' }] },
  decorators: [onPhone],
};

export const RightToLeft: Story = { globals: rightToLeft };

export const Zoomed: Story = { globals: { zoom: '200' } };
