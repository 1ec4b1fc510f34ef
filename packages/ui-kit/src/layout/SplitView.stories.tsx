import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';

import { Button } from '../button/Button.tsx';
import { arrowKeys } from '../testing/arrowKeys.ts';
import { Text } from '../text/Text.tsx';
import { SplitView, type SplitViewProps } from './SplitView.tsx';
import { Stack } from './Stack.tsx';

const chats = ['Olena, your manager', 'Kitchen at night: joining', 'Withdrawal of October'];

const meta = {
  title: 'Kit/SplitView',
  component: SplitView,
  args: {
    start: (
      <Stack gap={3} style={{ padding: 16 }}>
        {chats.map((chat) => (
          <Text key={chat}>{chat}</Text>
        ))}
      </Stack>
    ),
    end: (
      <Stack style={{ padding: 16 }}>
        <Text weight="bold">Kitchen at night: joining</Text>
        <Text tone="muted">Good morning. The channel is being looked at; it takes two days.</Text>
      </Stack>
    ),
    shown: 'start',
    handleLabel: 'Width of the list',
    style: { height: '24rem', border: '1px solid var(--color-line)', borderRadius: 'var(--radius-card)' },
  },
} satisfies Meta<typeof SplitView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const handle = canvas.queryByRole('separator');
    // Phones have no handle: they show one part at a time.
    if (!handle) return;
    const list = canvasElement.querySelector<HTMLElement>('[data-part="start"]')!;
    const before = list.clientWidth;
    handle.focus();
    await userEvent.keyboard(arrowKeys().on.repeat(2));
    await expect(list.clientWidth).toBeGreaterThan(before);
    await userEvent.keyboard('{Home}');
    await expect(handle).toHaveAttribute('aria-valuenow', '20');
    await expect(list.clientWidth).toBeLessThan(before);
  },
};

/** A list leads to its conversation, and a button leads back. */
export const OneAtATime: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => <Switched {...args} />,
};

export const LongText: Story = { args: { start: <Text>{'Невиокремлюване'.repeat(12)}</Text> } };

export const Zoomed: Story = { globals: { zoom: '200' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

function Switched(args: SplitViewProps) {
  const [shown, setShown] = useState(args.shown);
  return (
    <SplitView
      {...args}
      shown={shown}
      start={<Button onClick={() => setShown('end')}>Open the conversation</Button>}
      end={<Button onClick={() => setShown('start')}>Back to the list</Button>}
    />
  );
}
