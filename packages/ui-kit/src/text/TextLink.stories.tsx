import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { onPhone, rightToLeft } from '../testing/decorators.tsx';
import { TextLink } from './TextLink.tsx';

const meta = {
  title: 'Kit/Content/TextLink',
  id: 'kit-textlink',
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

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    href: 'https://support.example/',
    externalLabel: 'opens in a new tab',
    children: 'Невиокремлюване'.repeat(5),
  },
  decorators: [onPhone],
};

export const RightToLeft: Story = {
  args: { href: 'https://support.example/', externalLabel: 'opens in a new tab' },
  globals: rightToLeft,
};

export const Zoomed: Story = { globals: { zoom: '200' } };
