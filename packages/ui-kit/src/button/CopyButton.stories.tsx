import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent } from 'storybook/test';

import { CopyButton } from './CopyButton.tsx';

const meta = {
  title: 'Kit/CopyButton',
  component: CopyButton,
  args: { text: 'https://my-air.test/?ref=4821', label: 'Copy link', copiedLabel: 'Copied' },
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
