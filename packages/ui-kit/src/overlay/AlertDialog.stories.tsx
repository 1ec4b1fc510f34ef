import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { AlertDialog } from './AlertDialog.tsx';

const meta = {
  title: 'Kit/AlertDialog',
  component: AlertDialog,
  args: {
    title: 'Remove “Kitchen at night”?',
    description: 'Its figures go with it. The channel itself stays on YouTube.',
    isOpen: true,
    onClose: fn(),
    onConfirm: fn(),
    cancelLabel: 'Keep',
    confirmLabel: 'Remove channel',
  },
} satisfies Meta<typeof AlertDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    const dialog = screen.getByRole('alertdialog', { name: args.title as string });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.click(screen.getByRole('button', { name: 'Remove channel' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Busy: Story = { args: { isBusy: true } };

export const Harmless: Story = {
  args: { tone: 'primary', title: 'Send the request now?', confirmLabel: 'Send' },
};
