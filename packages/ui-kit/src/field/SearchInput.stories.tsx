import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';

import { onPhone, rightToLeft } from '../testing/decorators.tsx';
import { SearchInput, type SearchInputProps } from './SearchInput.tsx';

const meta = {
  title: 'Kit/Forms/SearchInput',
  id: 'kit-searchinput',
  component: SearchInput,
  args: {
    'aria-label': 'Find a service',
    placeholder: 'Find a service',
    value: '',
    onValueChange: () => undefined,
    clearLabel: 'Clear',
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof SearchInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('searchbox', { name: 'Find a service' });
    await userEvent.type(box, 'dubbing');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(box).toHaveFocus();
    await expect(box).toHaveValue('');
    await userEvent.type(box, 'thumbnails');
    await userEvent.keyboard('{Escape}');
    await expect(box).toHaveValue('');
  },
};

export const Filled: Story = { args: { value: 'Dubbing' } };

export const Busy: Story = { args: { value: 'Dubbing', isBusy: true } };

export const WithShortcut: Story = { args: { shortcut: 'Ctrl K' } };

export const Disabled: Story = { args: { disabled: true, value: 'Dubbing' } };

export const LongText: Story = {
  args: { value: 'як збільшити кількість переглядів на каналі з короткими відео для дітей' },
  decorators: [onPhone],
};

export const RightToLeft: Story = { args: { value: 'Dubbing' }, globals: rightToLeft };

export const Zoomed: Story = { args: { value: 'Dubbing' }, globals: { zoom: '200' } };

function Kept(args: SearchInputProps) {
  const [value, setValue] = useState(args.value);
  return <SearchInput {...args} value={value} onValueChange={setValue} style={{ maxWidth: '24rem' }} />;
}
