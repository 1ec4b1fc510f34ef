import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { Text } from '../text/Text.tsx';
import { Accordion } from './Accordion.tsx';

const meta = {
  title: 'Kit/Layout/Accordion',
  id: 'kit-accordion',
  component: Accordion,
  args: {
    items: [
      { id: 'who', label: 'Who can join?', content: <Text>Every channel with 1,000 subscribers.</Text> },
      { id: 'when', label: 'When is it paid?', content: <Text>On the 20th of the month that follows.</Text> },
      { id: 'how', label: 'How do I leave?', content: <Text>Write to your manager.</Text>, isDisabled: true },
    ],
  },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('Every channel with 1,000 subscribers.')).toBeVisible());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'When is it paid?' })).toHaveFocus();
  },
};

export const Open: Story = { args: { defaultOpen: ['who', 'when'] } };

export const LongText: Story = {
  args: {
    defaultOpen: ['long'],
    items: [
      {
        id: 'long',
        label: 'Що станеться з моїми доходами, якщо я зміню країну проживання посеред розрахункового місяця?',
        content: <Text>{'Розрахунок за місяць залишається без змін. '.repeat(12)}</Text>,
      },
      { id: 'word', label: 'A'.repeat(90), content: <Text>A</Text> },
    ],
  },
};

export const Empty: Story = { args: { items: [] }, parameters: { draws: 'nothing' } };

export const Zoomed: Story = { globals: { zoom: '200' } };

export const RightToLeft: Story = { args: { defaultOpen: ['who'] }, globals: { direction: 'rtl' } };
