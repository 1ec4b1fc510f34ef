import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { Breadcrumb } from './Breadcrumb.tsx';

const meta = {
  title: 'Kit/Layout/Breadcrumb',
  id: 'kit-breadcrumb',
  component: Breadcrumb,
  args: {
    label: 'You are here',
    places: [
      { id: 'help', label: 'Help', render: <a href="#help">Help</a> },
      { id: 'money', label: 'Money', render: <a href="#money">Money</a> },
      { id: 'article', label: 'When is it paid?' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const One: Story = { args: { places: [{ id: 'help', label: 'Help' }] } };

export const LongText: Story = {
  args: {
    places: [
      { id: 'help', label: 'Довідковий центр', render: <a href="#help">Довідковий центр</a> },
      { id: 'a', label: 'Виплати, податки та банківські реквізити', render: <a href="#a">a</a> },
      { id: 'b', label: 'Податкові документи для нерезидентів', render: <a href="#b">b</a> },
      { id: 'c', label: 'Що робити, якщо виплату повернув банк через неправильно вказане ім’я отримувача' },
    ],
  },
};

export const Zoomed: Story = { globals: { zoom: '200' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    // Phones have one link, the step back.
    for (const link of canvas.getAllByRole('link')) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
  },
};
