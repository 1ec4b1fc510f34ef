import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { rightToLeft } from '../testing/decorators.tsx';
import { AlertDialog } from './AlertDialog.tsx';

const meta = {
  title: 'Kit/Overlays/AlertDialog',
  id: 'kit-alertdialog',
  component: AlertDialog,
  // Each in a frame of its own, because an open dialog covers its page.
  parameters: { docs: { story: { inline: false, height: '22rem' } } },
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
  args: { tone: 'accent', title: 'Send the request now?', confirmLabel: 'Send' },
};

export const LongText: Story = {
  args: {
    title: 'Вилучити канал «Пригоди сантехніка та його вірного собаки»?',
    description:
      'Разом із ним зникнуть його показники, замовлені переклади й історія виплат. Сам канал залишиться на YouTube.',
    cancelLabel: 'Залишити канал у кабінеті',
    confirmLabel: 'Вилучити канал назавжди',
  },
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = { globals: rightToLeft };

/** Floats above the page, and so takes the size of its text from the root. */
export const Zoomed: Story = { globals: { zoom: '200' } };
