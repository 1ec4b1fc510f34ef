import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';

import { onPhone, rightToLeft } from '../testing/decorators.tsx';
import { CopyButton } from './CopyButton.tsx';

const meta = {
  title: 'Kit/Actions/CopyButton',
  id: 'kit-copybutton',
  component: CopyButton,
  args: {
    text: 'https://my-air.test/?ref=4821',
    label: 'Copy link',
    copiedLabel: 'Copied',
    failedLabel: 'Could not copy',
  },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(write).toHaveBeenCalledWith('https://my-air.test/?ref=4821');
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied');
  },
};

/** A browser that does not allow copying. */
export const Refused: Story = {
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Could not copy');
  },
};

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy link' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(write).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
  },
};

export const LongText: Story = {
  args: { label: 'Скопіювати посилання для запрошення інших авторів' },
  decorators: [onPhone],
};

export const RightToLeft: Story = { globals: rightToLeft };

export const Zoomed: Story = { globals: { zoom: '200' } };
