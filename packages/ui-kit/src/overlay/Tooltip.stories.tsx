import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { Button } from '../button/Button.tsx';
import { rightToLeft } from '../testing/decorators.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Kit/Tooltip',
  component: Tooltip,
  args: { content: '21 November 2026, 10:42', children: <Button>an hour ago</Button>, side: 'bottom' },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByText('21 November 2026, 10:42')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('21 November 2026, 10:42')).toBeNull());
  },
};

export const Open: Story = {
  play: async () => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByText('21 November 2026, 10:42')).toBeVisible());
  },
};

export const LongText: Story = {
  args: { content: 'субота, 21 листопада 2026 року, о десятій годині сорок дві хвилини за київським часом' },
  globals: { viewport: { value: 'phone' } },
  play: async () => userEvent.tab(),
};

export const RightToLeft: Story = { globals: rightToLeft, play: Open.play! };

/** Floats above the page, and so takes the size of its text from the root. */
export const Zoomed: Story = { globals: { zoom: '200' }, play: Open.play! };
