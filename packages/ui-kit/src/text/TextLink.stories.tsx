import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { TextLink } from './TextLink.tsx';

const meta = {
  title: 'Kit/TextLink',
  component: TextLink,
  args: { href: '/help', children: 'How payments work' },
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const External: Story = {
  args: { href: 'https://support.example/article', externalLabel: 'opens in a new tab' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'How payments work opens in a new tab' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

export const Quiet: Story = { args: { isQuiet: true } };

export const Unsafe: Story = {
  args: { href: 'javascript:alert(1)' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByText('How payments work')).toBeVisible();
  },
};
