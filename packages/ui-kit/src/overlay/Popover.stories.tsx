import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { Button } from '../button/Button.tsx';
import { rightToLeft } from '../testing/decorators.tsx';
import { Text } from '../text/Text.tsx';
import { Popover } from './Popover.tsx';

const meta = {
  title: 'Kit/Overlays/Popover',
  id: 'kit-popover',
  component: Popover,
  args: {
    trigger: <Button>Notifications</Button>,
    title: 'Notifications',
    children: <Text tone="muted">All read.</Text>,
    align: 'start',
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button');
    await userEvent.click(trigger);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Notifications' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByText('All read.')).toBeVisible());
  },
};

export const LongText: Story = {
  args: { children: <Text>{'Невиокремлюване '.repeat(40)}</Text> },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => userEvent.click(canvas.getByRole('button')),
};

export const RightToLeft: Story = { globals: rightToLeft, play: Open.play! };

/** Floats above the page, and so takes the size of its text from the root. */
export const Zoomed: Story = { globals: { zoom: '200' }, play: Open.play! };
