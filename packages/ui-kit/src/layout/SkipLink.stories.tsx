import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { rightToLeft } from '../testing/decorators.tsx';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Kit/Layout/SkipLink',
  id: 'kit-skiplink',
  component: SkipLink,
  args: { href: '#content', children: 'Skip to content' },
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="content" tabIndex={-1}>
        Content
      </main>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await expect(canvas.getByRole('link')).toBeVisible();
  },
};

export const RightToLeft: Story = { ...Default, globals: rightToLeft };

export const Zoomed: Story = { ...Default, globals: { zoom: '200' } };
