import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { Button } from '../button/Button.tsx';
import { StatTile } from '../figures/StatTile.tsx';
import { rightToLeft } from '../testing/decorators.tsx';
import { Drawer } from './Drawer.tsx';

const meta = {
  title: 'Kit/Overlays/Drawer',
  id: 'kit-drawer',
  component: Drawer,
  // Each in a frame of its own, because an open drawer covers its page.
  parameters: { docs: { story: { inline: false, height: '26rem' } } },
  args: {
    title: 'Kitchen at night',
    isOpen: true,
    onClose: fn(),
    closeLabel: 'Close',
    children: <StatTile label="Subscribers" value="128,400" hint="1,204 more than last month" />,
    actions: <Button variant="primary">Join</Button>,
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    await expect(screen.getByRole('dialog', { name: 'Kitchen at night' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const FromStart: Story = { args: { side: 'start' } };

export const FromBottom: Story = { args: { side: 'bottom' } };

export const Keyboard: Story = {
  play: async ({ args }) => {
    const drawer = screen.getByRole('dialog', { name: 'Kitchen at night' });
    await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
    for (let press = 0; press < 4; press += 1) {
      await userEvent.tab();
      await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
    }
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    title: 'Пригоди сантехніка-мандрівника та його вірного собаки',
    children: 'Невиокремлюване'.repeat(30),
  },
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = { globals: rightToLeft };

/** Floats above the page, and so takes the size of its text from the root. */
export const Zoomed: Story = { globals: { zoom: '200' } };
